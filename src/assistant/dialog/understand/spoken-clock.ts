/** Speech recognition writes "at nine fifteen" as spoken: English times of day in words become digits. */

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = ['twenty', 'thirty', 'forty', 'fifty']

const hour = `(${hours.join('|')})`
const minute = `((?:oh|o) (?:${hours.slice(0, 9).join('|')})|${teens.join('|')}|(?:${tens.join('|')})(?:[ -](?:${hours.slice(0, 9).join('|')}))?)`
/** "Five past" is said without the "oh". */
const span = minute.replace('(', '(five|')
/** Words that can follow a time; before anything else, the number is not a time. */
const end = `(?=\\s*(?:$|[.,;!?]|o['’ ]?clock|[ap]\\.?\\s?m\\b|in the |at night|this |today|tonight|yesterday|last |on ))`
const day = `(?=\\s*(?:o['’ ]?clock|[ap]\\.?\\s?m\\b|in the (?:morning|afternoon|evening)|at night|this (?:morning|afternoon|evening)))`

const rules: readonly [pattern: RegExp, read: (...found: (string | undefined)[]) => string][] = [
  [new RegExp(`\\bhalf past ${hour}\\b${end}`, 'gi'), (h) => time(hourOf(h), 30)],
  [new RegExp(`\\b(?:a )?quarter past ${hour}\\b${end}`, 'gi'), (h) => time(hourOf(h), 15)],
  [new RegExp(`\\b(?:a )?quarter to ${hour}\\b${end}`, 'gi'), (h) => time(before(hourOf(h)), 45)],
  [new RegExp(`\\b${span} (?:minutes )?past ${hour}\\b${end}`, 'gi'), (m, h) => time(hourOf(h), minuteOf(m))],
  [
    new RegExp(`\\b${span} (?:minutes )?to ${hour}\\b${end}`, 'gi'),
    (m, h) => time(before(hourOf(h)), 60 - minuteOf(m)),
  ],
  [
    new RegExp(`\\b(at|around|about|by) ${hour}(?: ${minute})?\\b${end}`, 'gi'),
    (word, h, m) => `${word} ${time(hourOf(h), minuteOf(m))}`,
  ],
  [new RegExp(`\\b${hour}(?: ${minute})?\\b${day}`, 'gi'), (h, m) => time(hourOf(h), minuteOf(m))],
  // As the whole answer.
  [new RegExp(`^\\s*${hour} ${minute}[.!]?\\s*$`, 'i'), (h, m) => time(hourOf(h), minuteOf(m))],
]

/** "This morning at nine" as "This morning at 9", "ten to four" as "3:50". */
export const withClockDigits = (text: string): string => {
  const read = rules.reduce(
    (said, [pattern, write]) => said.replace(pattern, (_, ...found) => write(...found)),
    text,
  )
  return read.replace(/(\d) ?o['’ ]?clock\b/gi, '$1')
}

const hourOf = (word = '') => hours.indexOf(word.toLowerCase()) + 1
const before = (value: number) => (value === 1 ? 12 : value - 1)

/** Minutes in words; 0 without any. */
function minuteOf(words = ''): number {
  const [first = '', second = ''] = words.toLowerCase().split(/[ -]/)
  if (first === 'o' || first === 'oh') return hourOf(second)
  if (teens.includes(first)) return teens.indexOf(first) + 10
  return tens.includes(first) ? (tens.indexOf(first) + 2) * 10 + hourOf(second) : hourOf(first)
}

const time = (h: number, m: number) => (m === 0 ? String(h) : `${h}:${String(m).padStart(2, '0')}`)
