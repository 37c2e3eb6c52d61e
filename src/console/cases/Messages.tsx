import { useState } from 'preact/hooks'
import type { NotifyRequest } from '../../contract/console/case-acts.ts'
import { deliveryChannels, notificationTypes } from '../../contract/operations/vocabulary.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { attempt, tell } from '../core/loading.ts'
import { may } from '../core/session.ts'
import { toneOf } from '../core/words.ts'
import { Busy, Choose, Section, When } from '../parts/parts.tsx'
import type { CaseParts } from './case-parts.ts'

/** Message to the citizen, with its delivery status. */
interface Message {
  notification_id: string
  notification_type: string
  created_at: string
  by: string | null
  deliveries: readonly { channel: string; status: string; failure_reason: string | null }[]
}

/** Sends messages to the citizen, and lists those sent with their delivery status. */
export function Messages({ parts: { file, reload } }: { parts: CaseParts }) {
  const [type, setType] = useState<NotifyRequest['type']>('trace_update')
  const [channel, setChannel] = useState<NotifyRequest['channels'][number]>('sms')
  const messages = file.messages as unknown as Message[]
  const send = () => {
    const body: NotifyRequest = { type, channels: [channel] }
    return attempt(() => call('notifyCitizen', { id: file.row.caseId, body })).then(async (isDone) => {
      if (isDone) tell('The citizen is told.')
      await reload()
    })
  }
  if (!may('case.notify') && messages.length === 0) return null
  return (
    <Section title="Messages to the citizen">
      {may('case.notify') && (
        <div class="tell">
          <Choose
            label="Tell the citizen"
            options={notificationTypes}
            value={type}
            onChange={(value) => setType(value as typeof type)}
          />
          <Choose
            label="By"
            options={deliveryChannels}
            value={channel}
            onChange={(value) => setChannel(value as typeof channel)}
          />
          <Busy onClick={send}>Send</Busy>
        </div>
      )}
      <ul class="notes">
        {messages.map((one) => (
          <li key={one.notification_id}>
            <p class="line">
              {plain(one.notification_type)}
              {one.deliveries.map((delivery) => (
                <span
                  key={delivery.channel}
                  class={`pill ${toneOf(delivery.status)}`}
                  title={delivery.failure_reason ? plain(delivery.failure_reason) : undefined}
                >
                  {plain(delivery.channel)}: {plain(delivery.status).toLowerCase()}
                </span>
              ))}
            </p>
            <p class="soft">
              {one.by ? `${one.by} · ` : ''}
              <When at={one.created_at} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
