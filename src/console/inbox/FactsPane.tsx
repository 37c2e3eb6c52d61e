import type { FactView } from '../../contract/console/inbox.ts'
import { dayTimeOf, plain } from '../core/words.ts'
import { Section } from '../parts/parts.tsx'
import { chat } from './inbox-state.ts'

const show = (messageId: string) => {
  const message = document.getElementById(`message-${messageId}`)
  message?.scrollIntoView({ block: 'center' })
  message?.classList.add('found')
  setTimeout(() => message?.classList.remove('found'), 2_000)
}

/** Shows what she has told, with the words that it came from, and what colleagues know. */
export function FactsPane() {
  const view = chat.value.value
  if (!view) return <aside class="facts" aria-label="What is known" />
  return (
    <aside class="facts" aria-label="What is known">
      <Section title="What she has told">
        {view.facts.length === 0 ? (
          <p class="empty">Nothing yet.</p>
        ) : (
          <dl>
            {view.facts.map((fact) => (
              <Fact key={fact.key} fact={fact} />
            ))}
          </dl>
        )}
        {view.asked.length > 0 && (
          <details>
            <summary>She was asked already ({view.asked.length})</summary>
            <ol class="asked">
              {view.asked.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </details>
        )}
      </Section>
      <Section title="Notes">
        {view.notes.length === 0 && <p class="empty">No note yet.</p>}
        <ul class="notes">
          {view.notes.map((note) => (
            <li key={note.id}>
              <p class="words">{note.text}</p>
              <p class="soft">
                {note.by.firstName} · {dayTimeOf(note.at)}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      {view.assignments.length > 0 && (
        <Section title="Who had it">
          <ul class="notes">
            {view.assignments.map((one) => (
              <li key={one.at}>
                {one.person.firstName}{' '}
                <span class="soft">
                  {dayTimeOf(one.at)}
                  {one.endReason ? ` · ${plain(one.endReason)}` : ' · now'}
                </span>
                {one.note && <p class="words">{one.note}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </aside>
  )
}

const Fact = ({ fact }: { fact: FactView }) => (
  <div class="fact">
    <dt>{fact.label}</dt>
    <dd>
      {fact.value}
      {fact.messageId && fact.quote && (
        <button
          type="button"
          class="quote"
          onClick={() => show(fact.messageId ?? '')}
          title="Show it in the chat"
        >
          “{fact.quote.length > 90 ? `${fact.quote.slice(0, 89)}…` : fact.quote}”
        </button>
      )}
    </dd>
  </div>
)
