import { useState } from 'preact/hooks'
import { call } from '../core/api.ts'
import { attempt } from '../core/loading.ts'
import { span } from '../core/words.ts'
import { Busy, Field, Pill, Section, When } from '../parts/parts.tsx'

/** Status of a payment, as the operation returns it. */
interface PaymentStatus {
  transaction_id: string
  status: string
  status_timestamp: string
  hours_until_irreversible: number
  sender_received_credit: boolean
  receiver_received_credit: boolean
}

/** Queries the status of a payment and how long it can still be reversed. */
export function Payment() {
  const [id, setId] = useState('')
  const [payment, setPayment] = useState<PaymentStatus>()
  const ask = () =>
    attempt(async () => setPayment(await call<PaymentStatus>('getPayment', { id: id.trim() })))
  return (
    <Section title="A payment">
      <div class="one-line">
        <Field
          label="Reference"
          input={{ value: id, spellcheck: false, onInput: (event) => setId(event.currentTarget.value) }}
        />
        <Busy disabled={!id.trim()} onClick={ask}>
          Look it up
        </Busy>
      </div>
      {payment && (
        <div class="answer" role="status">
          <p class="line">
            <Pill status={payment.status} />
            <span class="mono">{payment.transaction_id}</span>
            <span class="soft">
              since <When at={payment.status_timestamp} />
            </span>
          </p>
          <p>
            {payment.hours_until_irreversible > 0
              ? `It can be reversed for ${span(payment.hours_until_irreversible * 60)} more.`
              : 'It cannot be reversed any more.'}
          </p>
          <p class="soft">
            {payment.receiver_received_credit
              ? 'The receiver has the money.'
              : 'The receiver does not have the money.'}
            {payment.sender_received_credit && ' The sender has it back.'}
          </p>
        </div>
      )}
    </Section>
  )
}
