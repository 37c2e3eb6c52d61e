import { Words } from '../../parts/Words.tsx'

/** Splits a text into its lines, without empty ones. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

const isPair = (line: string): boolean => /^[^:：]{1,40}[:：] ?\S/.test(line)

/** Draws lines such as "Amount: 25,000" as a list of terms, and the lines between them as plain text. */
export function Facts({ text }: { text: string }) {
  const blocks: { pairs: boolean; lines: string[] }[] = []
  for (const line of linesOf(text)) {
    const pairs = isPair(line)
    const last = blocks.at(-1)
    if (last?.pairs === pairs) last.lines.push(line)
    else blocks.push({ pairs, lines: [line] })
  }
  return (
    <>
      {blocks.map(({ pairs, lines }) =>
        pairs ? (
          <dl class="facts">
            {lines.map((line) => (
              <div>
                <dt>{line.slice(0, line.indexOf(':'))}</dt>
                <dd>
                  <bdi>
                    <Words text={line.slice(line.indexOf(':') + 1).trim()} />
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          lines.map((line) => (
            <p class="words">
              <Words text={line} />
            </p>
          ))
        ),
      )}
    </>
  )
}
