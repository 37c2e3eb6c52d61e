import * as z from 'zod'
import { isTimeZone } from '../../contract/primitives/time-zone.ts'

/** The days of the week as named in the file, Sunday first as in `Date`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

const span = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a span such as 08:00-17:30')
  .refine((text) => text.slice(0, 5) < text.slice(6), 'must end after it begins')

const spans = z
  .array(span)
  .max(6)
  .refine(
    (day) => day.every((one, index) => index === 0 || (day[index - 1] ?? '').slice(6) <= one.slice(0, 5)),
    'must be in order, and none may begin before another has ended',
  )

/** Schema of the response time that a channel promises, and of its opening hours. */
export const answerTimeSettings = z.strictObject({
  minutes: z
    .number()
    .int()
    .min(1)
    .max(10_080)
    .describe('minutes from a hand-off request to the first answer of an agent, within these hours'),
  hours: z
    .partialRecord(z.enum(weekdays), spans)
    .refine((days) => Object.values(days).some((day) => day.length > 0), 'must name some time')
    .optional()
    .describe(
      'when agents are available, by the days `sun` to `sat`, each with spans such as `["08:00-12:00", "13:00-24:00"]`; agents are unavailable on days that are left out. Default: always',
    ),
  holidays: z
    .array(z.iso.date())
    .max(1000)
    .default([])
    .describe('days on which no agent is available, such as `2026-12-25`'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as Asia/Manila')
    .optional()
    .describe("time zone of these hours and days; by default the profile's"),
})

/** Promised response time and opening hours of a channel. */
export type AnswerTimeSettings = z.infer<typeof answerTimeSettings>
