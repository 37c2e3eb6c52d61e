import { describe, expect, it } from 'vitest'
import { createAnswerTimes, openMs } from '../../../../src/relay/agent-api/inbox/answer-times.ts'
import { type AnswerTimeSettings, answerTimeSettings } from '../../../../src/relay/config/answer-times.ts'

const office: AnswerTimeSettings = answerTimeSettings.parse({
  minutes: 60,
  hours: {
    mon: ['08:00-12:00', '13:00-17:00'],
    tue: ['08:00-12:00', '13:00-17:00'],
    wed: ['08:00-12:00'],
    fri: ['20:00-24:00'],
    sat: ['00:00-02:00'],
  },
  holidays: ['2026-11-25'],
})
/** Manila is eight hours ahead of UTC all year. */
const times = createAnswerTimes(office, 'Asia/Manila')
const manila = (local: string) => new Date(`${local}:00+08:00`).toISOString()

describe('deadline for an answer', () => {
  it.each([
    ['within a span', '2026-11-23T09:00', '2026-11-23T10:00'],
    ['over the pause at noon', '2026-11-23T11:40', '2026-11-23T13:40'],
    ['from the pause itself', '2026-11-23T12:30', '2026-11-23T14:00'],
    ['over the night', '2026-11-23T16:30', '2026-11-24T08:30'],
    ['over a holiday and a day without hours', '2026-11-24T16:30', '2026-11-27T20:30'],
    ['over midnight, where two days meet', '2026-11-27T23:30', '2026-11-28T00:30'],
    ['over the week’s end', '2026-11-28T01:30', '2026-11-30T08:30'],
  ])('counts only minutes within service hours: %s', (_, asked, due) => {
    expect(times.dueAt(manila(asked))).toBe(manila(due))
  })

  it('counts all minutes if the channel is always open', () => {
    const always = createAnswerTimes(answerTimeSettings.parse({ minutes: 15 }), 'Asia/Manila')
    expect(always.dueAt('2026-11-23T23:50:00.000Z')).toBe('2026-11-24T00:05:00.000Z')
    expect(always.isOpen('2026-11-25T23:50:00.000Z')).toBe(true)
  })

  it('is null if the channel has no target, or is closed for more than a year', () => {
    expect(createAnswerTimes(undefined, 'Asia/Manila').dueAt(manila('2026-11-23T09:00'))).toBeNull()
    const holidays = Array.from({ length: 500 }, (_, day) =>
      new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10),
    )
    const closed = createAnswerTimes({ minutes: 5, holidays }, 'Asia/Manila')
    expect(closed.dueAt(manila('2026-11-23T09:00'))).toBeNull()
  })

  it('follows daylight saving changes of the time zone', () => {
    const night = answerTimeSettings.parse({
      minutes: 120,
      hours: { sun: ['01:00-05:00'] },
      timeZone: 'Europe/Berlin',
    })
    // On 25 October 2026 the hour from two to three occurs twice.
    expect(createAnswerTimes(night, 'Asia/Manila').dueAt('2026-10-24T22:00:00.000Z')).toBe(
      '2026-10-25T01:00:00.000Z',
    )
  })
})

describe('service hours of a channel', () => {
  it.each([
    ['2026-11-23T07:59', false],
    ['2026-11-23T08:00', true],
    ['2026-11-23T12:00', false],
    ['2026-11-25T09:00', false],
    ['2026-11-27T23:59', true],
    ['2026-11-28T02:00', false],
  ])('at %s are open: %s', (at, isOpen) => {
    expect(times.isOpen(manila(at))).toBe(isOpen)
  })

  it('exclude the night from waiting times', () => {
    const [from, to] = [manila('2026-11-23T16:30'), manila('2026-11-24T08:10')]
    expect(openMs(times.open(from, to), from, to)).toBe(40 * 60_000)
  })

  it.each([
    [{ hours: { mon: ['12:00-08:00'] } }, 'end after'],
    [{ hours: { mon: ['08:00-12:00', '11:00-13:00'] } }, 'in order'],
    [{ hours: { mon: ['8-12'] } }, 'span'],
    [{ hours: { mon: [] } }, 'some time'],
    [{ hours: { someday: ['08:00-12:00'] } }, 'someday'],
    [{ timeZone: 'Mars/Olympus' }, 'time zone'],
    [{ holidays: ['25 December'] }, 'date'],
    [{ minutes: 0 }, '1'],
  ])('are refused as %j', (wrong, said) => {
    const result = answerTimeSettings.safeParse({ minutes: 5, ...wrong })
    expect(JSON.stringify(result.error?.issues)).toContain(said)
  })
})
