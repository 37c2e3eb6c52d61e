import { MoreIcon } from '../../parts/more-icons.tsx'
import { Words } from '../../parts/Words.tsx'
import { linesOf } from './lines.ts'

const isPair = (line: string): boolean => /^[^:：]{1,40}[:：] ?\S/.test(line)

/**
 * Draws lines such as "Amount: 25,000" as a description list, and the lines between them as plain text. With
 * `onChange` each term can be tapped.
 */
export function Facts({ text, onChange }: { text: string; onChange?: (label: string) => void }) {
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
            {lines.map((line) => {
              const label = line.slice(0, line.indexOf(':'))
              const value = line.slice(line.indexOf(':') + 1).trim()
              return (
                <div>
                  <dt>{label}</dt>
                  <dd>
                    {onChange ? (
                      <Changeable label={label} value={value} onChange={onChange} />
                    ) : (
                      <bdi>
                        <Words text={value} />
                      </bdi>
                    )}
                  </dd>
                </div>
              )
            })}
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

interface ChangeableProps {
  label: string
  value: string
  onChange(label: string): void
}

/** A fact that can be changed by tapping anywhere on its row. */
const Changeable = ({ label, value, onChange }: ChangeableProps) => (
  <button type="button" class="change" aria-label={`${label}: ${value}`} onClick={() => onChange(label)}>
    <bdi>{value}</bdi>
    <MoreIcon name="change" />
  </button>
)
