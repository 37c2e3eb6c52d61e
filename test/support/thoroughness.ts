/** Whether this is `npm run test:long`, which repeats randomised tests until little is left to chance. */
export const isLong = process.env.PARLEY_TEST_LONG === '1'

/** Number of repetitions: `atLength` in `npm run test:long`, `inShort` in `npm test`. */
export const times = (inShort: number, atLength: number): number => (isLong ? atLength : inShort)
