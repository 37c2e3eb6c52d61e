import { describe, expect, it } from 'vitest'
import { isOutage } from '../../src/storage/database/outage.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

describe('database', () => {
  it.each([
    ['is not reached', ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN']],
    ['takes no changes after another one took its place', ['25006']],
    ['cannot read its disk', ['58030', 'SQLITE_IOERR_READ']],
    ['is starting, or has no room', ['57P03', '53300', 'SQLITE_FULL']],
  ])('that %s is unavailable', (_what, codes) => {
    expect(codes.filter((code) => !isOutage(withCode(code)))).toEqual([])
  })

  it.each(['23505', '42P01', '22001', 'SQLITE_CONSTRAINT'])('that answers with %s is available', (code) => {
    expect(isOutage(withCode(code))).toBe(false)
  })
})
