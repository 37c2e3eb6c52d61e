import { useEffect, useState } from 'preact/hooks'
import type { CreditsAnswer, CreditsView } from '../../../contract/console/records.ts'
import { call } from '../../core/api.ts'
import { plain } from '../../core/code-words.ts'
import { attempt, tell } from '../../core/loading.ts'
import { may } from '../../core/session.ts'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { Busy, Field, Section, When } from '../../parts/parts.tsx'
import { Table } from '../../parts/Table.tsx'
import { Tick } from '../../parts/Tick.tsx'
import { credits, price } from './credit-state.ts'

/** Shows the balance of voice credits, buys more, and sets who is notified when they run low. */
export function Credits() {
  useEffect(() => void credits.load(), [])
  const answer = credits.value.value
  return (
    <>
      <div class="heading">
        <h1>Voice credits</h1>
        <p class="soft">
          One is spent for each text that is read aloud and each recording that is understood.
        </p>
      </div>
      {!answer && <p class="empty">{credits.error.value || 'Loading…'}</p>}
      {answer?.credits === null && (
        <p class="empty panel">
          The host has no call that tells its balance. Its credits are bought in its own settings.
        </p>
      )}
      {answer?.credits && <Account view={answer.credits} />}
    </>
  )
}

const take = (answer: unknown) => {
  credits.value.value = answer as CreditsAnswer
}

function Account({ view }: { view: CreditsView }) {
  return (
    <>
      <div class="columns even">
        <Section title="Balance">
          <p class="line">
            <strong class="balance">{view.credits}</strong>
            <span>{view.isUnlimited ? 'credits; use is not counted' : 'credits'}</span>
            {view.isLow && <span class="pill bad">Low</span>}
          </p>
          <p class="soft">
            {price(view.priceMinor, view.currency)} each, in steps of {view.step}, from {view.minimum} on.
          </p>
          {may('settings.change') && <Buy view={view} />}
        </Section>
        <Contacts view={view} />
      </div>
      <Movements view={view} />
    </>
  )
}

function Buy({ view: { minimum, step, priceMinor, currency } }: { view: CreditsView }) {
  const [typed, setTyped] = useState(String(minimum))
  const count = Number(typed)
  const isRight = Number.isInteger(count) && count >= minimum && count % step === 0
  const cost = price(count * priceMinor, currency)
  return (
    <p class="actions">
      <FormDialog
        label="Buy credits"
        act={isRight ? `Buy for ${cost}` : 'Buy'}
        name="buyCredits"
        body={{ credits: count }}
        missing={isRight ? undefined : `How many: at least ${minimum}, in steps of ${step}.`}
        said={`${count} credits were bought.`}
        done={async (answer) => take(answer)}
      >
        <Field
          label="How many"
          help={isRight ? `${count} credits cost ${cost}.` : `From ${minimum} on, in steps of ${step}.`}
          input={{
            type: 'number',
            min: minimum,
            step,
            value: typed,
            onInput: (event) => setTyped(event.currentTarget.value),
          }}
        />
      </FormDialog>
    </p>
  )
}

function Contacts({ view }: { view: CreditsView }) {
  const [isOn, setOn] = useState(view.autoTopUpBelow !== null)
  const [below, setBelow] = useState(String(view.autoTopUpBelow ?? 20))
  const [emails, setEmails] = useState(view.billingEmails.join('\n'))
  const mayChange = may('settings.change')
  const body = {
    autoTopUpBelow: isOn ? Number(below) : null,
    billingEmails: emails.split(/[\s,;]+/).filter(Boolean),
  }
  const save = () =>
    attempt(async () => {
      take(await call('changeCredits', { body }))
      tell('Saved.')
    })
  return (
    <Section title="When they run low">
      <Tick
        label={`Buy ${view.topUpCredits} by itself, for ${price(view.topUpCredits * view.priceMinor, view.currency)}`}
        checked={isOn}
        onChange={setOn}
      />
      {isOn && (
        <Field
          label="When fewer are left than"
          input={{
            type: 'number',
            min: 1,
            max: 10_000,
            value: below,
            onInput: (event) => setBelow(event.currentTarget.value),
          }}
        />
      )}
      <Field label="Who is written to, an e-mail address a line">
        <textarea
          rows={3}
          spellcheck={false}
          value={emails}
          onInput={(event) => setEmails(event.currentTarget.value)}
        />
      </Field>
      {mayChange && (
        <p class="actions">
          <Busy kind="primary" onClick={save}>
            Save
          </Busy>
        </p>
      )}
    </Section>
  )
}

const Movements = ({ view: { movements, currency } }: { view: CreditsView }) => (
  <Section title="Bought and set">
    <Table
      caption="Bought and set"
      columns={['When', 'What', 'Credits', 'Paid']}
      numbers={['Credits', 'Paid']}
    >
      {movements.map(({ kind, amount, priceMinor, at }) => (
        <tr key={at + kind}>
          <td data-name="When">
            <When at={at} />
          </td>
          <td data-name="What" class="wide">
            {movementWords[kind] ?? plain(kind)}
          </td>
          <td data-name="Credits" class="number">
            {amount < 0 ? `−${-amount}` : `+${amount}`}
          </td>
          <td data-name="Paid" class="number">
            {priceMinor === 0 ? '–' : price(priceMinor, currency)}
          </td>
        </tr>
      ))}
    </Table>
  </Section>
)

const movementWords: Record<string, string> = {
  start: 'Given to a new workspace',
  purchase: 'Bought',
  'top-up': 'Bought by itself',
  set: 'Set',
}
