import { describe, expect, it } from 'vitest'
import { createLoaded } from '../../src/console/core/loading.ts'

describe('loaded data', () => {
  it('is the answer to the latest request, even if an earlier one arrives later', async () => {
    const answers: ((value: string) => void)[] = []
    const loaded = createLoaded(() => new Promise<string>((resolve) => answers.push(resolve)))
    const loads = [loaded.load(), loaded.load()]
    answers[1]?.('second')
    await loads[1]
    answers[0]?.('first')
    await loads[0]
    expect(loaded.value.value).toBe('second')
  })

  it('is requested as unattended when the page refreshes by itself', async () => {
    const asked: unknown[] = []
    const loaded = createLoaded(async (how) => asked.push(how))
    await loaded.load()
    await loaded.refresh()
    expect(asked).toEqual([{}, { unattended: true }])
  })

  it('stays on the page with the error, which the next answer clears', async () => {
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
