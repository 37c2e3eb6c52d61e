import type { Played } from './player.ts'

const share = (part: number, of: number) =>
  of === 0 ? '–' : `${part} of ${of} (${Math.round((100 * part) / of)} %)`
const median = (list: readonly number[]) =>
  [...list].sort((one, other) => one - other)[Math.floor((list.length - 1) / 2)]
const sum = (played: readonly Played[], of: (one: Played) => number) =>
  played.reduce((all, one) => all + of(one), 0)

/** Returns the score card of conversations, by name of the measure. */
export function scoreCard(played: readonly Played[]): Record<string, string> {
  const toCase = (kind: 'full' | 'part') => {
    const some = played.filter(({ persona }) => persona.case === kind)
    const reached = some.flatMap(({ toCase }) => toCase ?? [])
    return `${median(reached) ?? '–'} (${reached.length} of ${some.length})`
  }
  const firsts = played.filter(({ persona }) => persona.first.length > 0 && persona.situation !== 'danger')
  const [right, wrong, lost] = [
    sum(played, (one) => one.right),
    sum(played, (one) => one.wrong.length),
    sum(played, (one) => one.lost.length),
  ]
  const messages = sum(played, ({ exchanges }) => exchanges.length)
  return {
    people: String(played.length),
    'messages to the case, all told in the story: median (reached)': toCase('full'),
    'messages to the case, otherwise': toCase('part'),
    'right first action': share(
      firsts.filter(({ missingFirst }) => missingFirst.length === 0).length,
      firsts.length,
    ),
    'dangers heard': share(
      sum(played, ({ dangers, unheard }) => dangers - unheard.length),
      sum(played, ({ dangers }) => dangers),
    ),
    'questions, corrections and wishes met': share(
      sum(played, ({ interjections, unmet }) => interjections - unmet.length),
      sum(played, ({ interjections }) => interjections),
    ),
    'people who were asked a question three times': share(
      played.filter(({ askedThrice }) => askedThrice.length > 0).length,
      played.length,
    ),
    'facts right': share(right, right + wrong + lost),
    'facts wrong': share(wrong, right + wrong + lost),
    'facts lost': share(lost, right + wrong + lost),
    'messages without effect': share(
      sum(played, ({ exchanges }) => exchanges.filter(({ hasEffect }) => !hasEffect).length),
      messages,
    ),
    'named what must not be named': share(
      played.filter(({ forbidden }) => forbidden.length > 0).length,
      played.length,
    ),
    'left in anger': share(played.filter(({ hasLeft }) => hasLeft).length, played.length),
  }
}

/** Summarises the problems of one conversation in one line. */
export const summaryOf = ({
  persona,
  toCase,
  missingFirst,
  forbidden,
  askedThrice,
  wrong,
  lost,
  unheard,
  unmet,
  hasLeft,
}: Played): string =>
  [
    persona.id.padEnd(34),
    toCase ? `case ${toCase}` : 'no case',
    ...missingFirst.map((action) => `FIRST ${action}`),
    ...forbidden.map((action) => `NEVER ${action}`),
    ...unheard.map(() => 'DANGER'),
    ...askedThrice.map((name) => `three times: ${name}`),
    ...wrong.map((fact) => `wrong ${fact}`),
    ...lost.map((fact) => `lost ${fact}`),
    ...unmet.map((one) => `unmet ${one}`),
    ...(hasLeft ? ['left'] : []),
  ].join('  ')

/** Returns the whole conversation as readable text. */
export const transcriptOf = ({ exchanges }: Played): string =>
  exchanges
    .map(
      ({ says, reply, asks, hasEffect }) =>
        `> ${says}${hasEffect ? '' : '   (without effect)'}\n${reply.replaceAll(/^/gm, '    ')}${asks ? `\n    [asks ${asks}]` : ''}`,
    )
    .join('\n')
