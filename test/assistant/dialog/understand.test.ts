import { describe, expect, it } from 'vitest'
import { matchBank } from '../../../src/assistant/dialog/understand/bank.ts'
import {
  parsePhone,
  parseReceiver,
  parseReference,
} from '../../../src/assistant/dialog/understand/identifiers.ts'
import { parseMoment } from '../../../src/assistant/dialog/understand/moment.ts'
import { now, profile, understanding } from './talk.ts'

const moment = (text: string, zone = 'Asia/Manila', at = now, monthFirst = true) =>
  parseMoment(text, {
    now: at,
    timezone: zone,
    monthFirst,
    words: understanding.words.map(({ time }) => time),
    units: understanding.words.map(({ numbers }) => numbers.units),
  })

describe('parseMoment', () => {
  it.each([
    ['just now', '2026-11-21T02:31:00.000Z', 'time'],
    ['an hour ago', '2026-11-21T01:31:00.000Z', 'time'],
    ['10 minutes ago', '2026-11-21T02:21:00.000Z', 'time'],
    ['half an hour ago', '2026-11-21T02:01:00.000Z', 'time'],
    ['yesterday at 3', '2026-11-20T07:00:00.000Z', 'time'],
    ['yesterday at 03:00', '2026-11-19T19:00:00.000Z', 'time'],
    ['today at 9', '2026-11-21T01:00:00.000Z', 'time'],
    ['at 11pm', '2026-11-20T15:00:00.000Z', 'time'],
    ['yesterday', '2026-11-20T04:00:00.000Z', 'day'],
    ['today', '2026-11-21T02:31:00.000Z', 'day'],
    ['Nov 3 2026 at 14:05', '2026-11-03T06:05:00.000Z', 'time'],
    ['3/11/2026', '2026-03-11T04:00:00.000Z', 'day'],
    ['13/11/2026', '2026-11-13T04:00:00.000Z', 'day'],
    ['two days ago', '2026-11-19T04:00:00.000Z', 'day'],
    ['This morning at nine.', '2026-11-21T01:00:00.000Z', 'time'],
    ['yesterday at nine in the evening', '2026-11-20T13:00:00.000Z', 'time'],
    ['Yesterday at half past ten.', '2026-11-20T02:30:00.000Z', 'time'],
    ['yesterday, a quarter to four in the afternoon', '2026-11-20T07:45:00.000Z', 'time'],
    ['yesterday at eleven oh five', '2026-11-20T03:05:00.000Z', 'time'],
    ['yesterday at five to eleven in the morning', '2026-11-20T02:55:00.000Z', 'time'],
    ['nine forty-two', '2026-11-21T01:42:00.000Z', 'time'],
    ["at ten o'clock", '2026-11-21T02:00:00.000Z', 'time'],
    ['about one hour ago', '2026-11-21T01:31:00.000Z', 'time'],
  ])('reads %s', (text, at, precision) => {
    expect(moment(text)).toEqual({ moment: { at, precision } })
  })

  it('reads the day before the month if that is the local order', () => {
    expect(moment('3/11/2026', 'Africa/Kigali', now, false)).toEqual({
      moment: { at: '2026-11-03T10:00:00.000Z', precision: 'day' },
    })
  })

  it('uses the offset of the given day in a zone with daylight saving time', () => {
    expect(moment('1 July 2026 at 14:00', 'Europe/London', now, false)).toEqual({
      moment: { at: '2026-07-01T13:00:00.000Z', precision: 'time' },
    })
  })

  it('reads a time at the end of a long story', () => {
    const story = 'He said that he was calling from my bank and that I must act at once. '.repeat(20)
    expect(moment(`${story}I sent it yesterday at 3 p.m. in the office.`)).toEqual({
      moment: { at: '2026-11-20T07:00:00.000Z', precision: 'time' },
    })
  })

  it.each(['1.5m ', '\ufdfa', '½', '12 12 ', '1-2-3 '])(
    'is not slowed down by a text full of %j',
    (piece) => {
      // Reading each of these texts as a whole would take minutes, and this test would time out.
      expect(() => moment(piece.repeat(20_000))).not.toThrow()
    },
  )

  it.each(['tomorrow', 'in 2 hours', '1 January 2027'])('refuses %s, which is in the future', (text) => {
    expect(moment(text)).toEqual({ fault: 'future' })
  })

  it.each([
    '',
    'hello',
    'a man from the bank',
    'I paid about five thousand',
    'he called ten to twelve people',
  ])('finds no time in %j', (text) => {
    expect(moment(text)).toBeUndefined()
  })
})

describe('matchBank', () => {
  it.each([
    ['Unity Bank', 'UNTY'],
    ['unity', 'UNTY'],
    ['untiy bank', 'UNTY'],
    ['from my harbour wallet', 'HRBR'],
    ['harbr', 'HRBR'],
    ['meridain', 'MRDN'],
    ['coastal', 'CSTL'],
    ['UNTY', 'UNTY'],
  ])('recognises %s', (text, code) => {
    expect(matchBank(text, profile.banks)?.code).toBe(code)
  })

  it.each(['bank', 'my wallet', 'BDO', '', 'community'])('does not guess at %j', (text) => {
    expect(matchBank(text, profile.banks)).toBeUndefined()
  })
})

describe('parseReference', () => {
  it.each([
    ['TX-1001', 'TX-1001'],
    ['ABC 123 456', 'ABC123456'],
    ['Ref: 9012 3456 789', '90123456789'],
    ['the reference number is QX12345678 I think', 'QX12345678'],
    ['1234567', '1234567'],
  ])('reads %s', (text, reference) => {
    expect(parseReference(text)).toBe(reference)
  })

  it.each(['12345', 'hello there', '', 'no idea', 'x'.repeat(70)])('finds no reference in %j', (text) => {
    expect(parseReference(text)).toBeUndefined()
  })
})

describe('parseReceiver', () => {
  it.each([
    ['5550011', { account: '5550011' }],
    ['0917 123 4567 Juan Cruz', { account: '09171234567', name: 'Juan Cruz' }],
    [
      'Rolan Sample, Meridian Bank, 5550011',
      { account: '5550011', name: 'Rolan Sample', bank: { code: 'MRDN', name: 'Meridian Bank' } },
    ],
    ['PK36 SCBL 0000 0011 2345 6702', { account: 'PK36SCBL0000001123456702' }],
    ['to account 1234-5678-90', { account: '1234567890' }],
    ['the name is Maria Santos', { name: 'Maria Santos' }],
  ] as [string, object][])('reads %s', (text, receiver) => {
    expect(parseReceiver(text, { profile, institutions: () => [] })).toEqual(receiver)
  })
})

describe('parsePhone', () => {
  it.each([
    ['0917 123 4567', '+639171234567'],
    ['my number is 0917-123-4567', '+639171234567'],
    ['+250 788 123 456', '+250788123456'],
    ['+٦٣٩١٧١٢٣٤٥٦٧', '+639171234567'],
  ])('reads %s', (text, e164) => {
    expect(parsePhone(text, 'PH')).toBe(e164)
  })

  it.each(['12', '0917', 'none', '25000'])('refuses %s', (text) => {
    expect(parsePhone(text, 'PH')).toBeUndefined()
  })
})
