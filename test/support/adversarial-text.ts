import fc from 'fast-check'
import { allPacks } from '../../src/assistant/dialog/deployment/packs.ts'
import { secretWords } from '../../src/assistant/languages/secret-words.ts'

/** Inputs that are or may be expensive to parse: pieces that are cheap to send repeatedly. */
const pieces: readonly string[] = [
  ...[
    '1.5m ',
    '1.',
    '1,',
    '1 ',
    '1,000 ',
    "1'000",
    '1-1-1-',
    '1/1/1/',
    '1:2:3 ',
    '12:',
    '1e',
    '+1',
    '(1)',
    '#1 ',
  ],
  ...['9', '0917 ', '4111 ', '4111-', '4-', '4        ', '₱1', '$', '$1 ', 'PHP 1 ', 'abc1', '1a ', 'A1/'],
  ...[
    '\ufdfa',
    '½',
    '⅓',
    'Ⅷ',
    '㍿',
    '㌀',
    '™',
    '…',
    '①',
    '㊿',
    '𝟙 ',
    '１．',
    '٤ ',
    '١٬٠٠٠',
    '۱۲:',
    'ﬁ',
    'ŉ',
    'İ',
    'ΐ',
  ],
  ...[
    'a',
    'a ',
    'a.b.',
    'a1',
    'a̶',
    '\u0301',
    '\u064b',
    '\u200b',
    '1\u200b',
    '👨‍👩‍👧‍👦',
    '\u202e',
    '\ud800',
    '\udc00',
  ],
  ...[
    '"',
    '"a',
    '(',
    '([{"',
    '“a',
    '«a ',
    '\\',
    '\\"',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '.',
    '...',
    '?',
    '!',
    '$@',
    '- ',
    '_',
  ],
  ...[
    'mm/',
    '2020-01-01T',
    '1 january 2024 - ',
    'il y a ',
    'ten to ',
    'half past ',
    'quarter to ',
    'at ten ',
    'lundi ',
  ],
  ...[
    'pin ',
    'pin is ',
    'p i n ',
    'p!n ',
    'my pin is my ',
    '1234 is my ',
    '1 is ',
    '12 ni ',
    'code ',
    'code de ',
  ],
  ...[
    'password ',
    'password is ',
    'password: "',
    'otp one ',
    'one two ',
    'twenty five ',
    'verification code is ',
  ],
  ...[
    'unity ',
    'uniti ',
    'unity,',
    'harbo ',
    'bank ',
    'case-',
    'CASE-01 ',
    'AB12 AAAA ',
    'US',
    'my number is 1 ',
  ],
]

const leavesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leavesOf)
      : []

/**
 * Word lists of every language of the dialogue, one after the other: near-matches of everything that is
 * searched for.
 */
const wordLists: readonly string[] = [
  ...Object.values(allPacks).flatMap(({ words }) => [
    ...Object.values(words).map((part) => `${leavesOf(part).join(' ')} `),
    `${Object.keys(words.numbers.units).join(' ')} `,
    `${Object.keys(words.numbers.scales).join(' ')} `,
  ]),
  ...secretWords.flatMap((words) => Object.values(words).map((part) => `${leavesOf(part).join(' 1 ')} `)),
].filter((list) => list.trim() !== '')

const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** Returns texts of `length` characters, each made of one repeated piece. */
export const repeated = (length: number): string[] =>
  [...pieces, ...wordLists].map((piece) => filled(piece, length))

/** Generates expensive texts of `length` characters: pieces repeated, mixed and nested. */
export const adversarialText = (length: number): fc.Arbitrary<string> => {
  const piece = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pieces) },
    { weight: 2, arbitrary: fc.constantFrom(...wordLists) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }) },
  )
  const mixed = fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => filled(parts.join(''), length))
  const halves = fc
    .tuple(piece, piece)
    .map(([first, second]) => filled(first, length / 2) + filled(second, length - length / 2))
  return fc.oneof(mixed, halves)
}
