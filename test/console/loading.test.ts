import { describe, expect, it } from 'vitest'
import { createLoaded } from '../../src/console/core/loading.ts'

describe('what is loaded', () => {
  it('is the answer to what was asked last, however late an earlier one comes', async () => {
    const answers: ((value: string) => void)[] = []
    const loaded = createLoaded(() => new Promise<string>((resolve) => answers.push(resolve)))
    const loads = [loaded.load(), loaded.load()]
    answers[1]?.('second')
    await loads[1]
    answers[0]?.('first')
    await loads[0]
    expect(loaded.value.value).toBe('second')
  })

  it('is asked for unattended where the page asks by itself', async () => {
    const asked: unknown[] = []
    const loaded = createLoaded(async (how) => asked.push(how))
    await loaded.load()
    await loaded.refresh()
    expect(asked).toEqual([{}, { unattended: true }])
  })

  it('stays on the page with what went wrong, and loses that with the next answer', async () => {
    let isDown = false
    const loaded = createLoaded(async () => {
      if (isDown) throw new Error('The relay does not answer')
      return 'rows'
    })
    await loaded.load()
    isDown = true
    await loaded.load()
    expect([loaded.value.value, loaded.error.value]).toEqual(['rows', 'The relay does not answer'])
    isDown = false
    await loaded.load()
    expect(loaded.error.value).toBe('')
  })
})
