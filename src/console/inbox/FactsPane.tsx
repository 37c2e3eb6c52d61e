import type { ChatView, FactView } from '../../contract/console/inbox.ts'
import { partWords, plain } from '../core/code-words.ts'
import { me } from '../core/session.ts'
import { dayTimeOf } from '../core/words.ts'
import { Section } from '../parts/parts.tsx'
import { ChangeFact } from './ChangeFact.tsx'
import { shownChat } from './inbox-state.ts'
import { Open } from './OpenFacts.tsx'
import { type QuoteParts, quoteAround } from './quote.ts'
import { readBackTo } from './talk-state.ts'

type Show = (messageId: string) => void

const showMessage = async (messageId: string) => {
  if (!(await readBackTo(messageId).catch(() => false))) return
  const message = document.getElementById(`message-${messageId}`)
  message?.scrollIntoView({ block: 'center' })
  message?.classList.add('found')
  setTimeout(() => message?.classList.remove('found'), 2_000)
}

/**
 * Shows the facts that the citizen gave, each with the words that say it, and the notes of colleagues. On small
 * screens it covers the chat while `isShown`.
 */
export function FactsPane({ isShown, onClose }: { isShown: boolean; onClose: () => void }) {
  const view = shownChat.value
  const name = isShown ? 'facts shown' : 'facts'
  if (!view) return <aside class={name} aria-label="What is known" />
  const show: Show = (messageId) => {
    onClose()
    void showMessage(messageId)
  }
  return (
    <aside class={name} aria-label="What is known">
      <button type="button" class="closes-facts" onClick={onClose}>
        ‹ Chat
      </button>
      <Section title="What the citizen has told">
        {view.facts.length === 0 ? (
          <p class="empty">Nothing yet.</p>
        ) : (
          <dl>
            {view.facts.map((fact) => (
              <Fact key={fact.key} fact={fact} view={view} onShow={show} />
            ))}
          </dl>
        )}
        <Open view={view} />
        {isWith(me.value, view) && view.changeable.length > 0 && (
          <p class="actions">
            <ChangeFact view={view} />
          </p>
        )}
        {view.asked.length > 0 && (
          <details>
            <summary>Asked already ({view.asked.length})</summary>
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
                  {one.endReason ? ` · ${plain(one.endReason, partWords)}` : ' · now'}
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

/** Returns whether a person owns the chat. */
const isWith = (person: { id: string } | undefined, { row }: ChatView): boolean =>
  row.state === 'open' && person !== undefined && row.owner?.id === person.id

function Fact({ fact, view, onShow }: { fact: FactView; view: ChatView; onShow: Show }) {
  const { messageId, quote } = fact
  const name = view.agreedWith[fact.key]
  const mayChange = isWith(me.value, view) && view.changeable.some(({ key }) => key === fact.key)
  return (
    <div class={mayChange ? 'fact changeable' : 'fact'}>
      <dt>{fact.label}</dt>
      <dd>
        {fact.value}
        {mayChange && <ChangeFact view={view} about={fact.key} />}
        {name !== undefined && <span class="soft block">{name} proposed it, and the citizen said yes.</span>}
        {messageId && quote && (
          <button type="button" class="quote" onClick={() => onShow(messageId)} title="Show it in the chat">
            <Quote {...quoteAround(quote, fact.value)} />
          </button>
        )}
      </dd>
    </div>
  )
}

/** The words around a fact, with the fact itself marked. */
const Quote = ({ before, said, after }: QuoteParts) => (
  <>
    “{before}
    {said && <mark>{said}</mark>}
    {after}”
  </>
)
