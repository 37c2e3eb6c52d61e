import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { deliveryFaults } from '../../contract/chat/customer-event-names.ts'
import type { DeliveryView } from '../../contract/console/webhooks.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { attempt, createLoaded, tell } from '../core/loading.ts'
import { addressTo } from '../core/place.ts'
import { may } from '../core/session.ts'
import { exactTimeOf } from '../core/words.ts'
import { Busy, Pill, Section, When } from '../parts/parts.tsx'
import { Table } from '../parts/Table.tsx'
import { resultOf } from './DeliveryTable.tsx'

const refreshMs = 5_000

/** Shows one delivery with its attempts, and resends it. */
export function Delivery({ id }: { id: string }) {
  const loaded = useMemo(
    () => createLoaded(() => call<DeliveryView>('getDelivery', { id, unattended: true })),
    [id],
  )
  useEffect(() => {
    void loaded.load()
    const timer = setInterval(() => void loaded.load(), refreshMs)
    return () => clearInterval(timer)
  }, [loaded])
  const view = loaded.value.value
  if (!view) return <p class="empty">{loaded.error.value || 'Loading…'}</p>
  const { delivery, tries, canRepeat } = view
  const repeat = () =>
    attempt(async () => {
      await call('repeatDelivery', { id })
      tell('It is on its way again.')
    }).then(loaded.load)
  return (
    <>
      <p class="back">
        <a href={addressTo('settings', 'webhooks')}>‹ Webhooks</a>
      </p>
      <div class="heading">
        <h1>{plain(delivery.type)}</h1>
        <Pill status={delivery.state} />
        {may('settings.change') && (
          <span class="end">
            <Busy disabled={!canRepeat} onClick={repeat}>
              {delivery.state === 'waiting' ? 'Try now' : 'Send again'}
            </Busy>
          </span>
        )}
      </div>
      <Section title="Delivery">
        <dl class="delivery">
          <Fact name="To">{delivery.target}</Fact>
          <Fact name="Happened">
            <When at={delivery.at} />
          </Fact>
          {delivery.chatId && (
            <Fact name="Chat">
              <span class="mono">{delivery.chatId}</span>, number {delivery.seq}
            </Fact>
          )}
          <Fact name="Event id">
            <span class="mono">{delivery.eventId}</span>
          </Fact>
          {delivery.state === 'waiting' && (
            <Fact name="Next try">
              {delivery.nextAt ? <Exact at={delivery.nextAt} /> : 'After the events of this chat before it'}
            </Fact>
          )}
        </dl>
        {delivery.fault && <p class="paused">{deliveryFaults[delivery.fault]}</p>}
        {!canRepeat && <p class="soft">What was posted is not kept any longer, and cannot be sent again.</p>}
      </Section>
      <Section title="Tries">
        {tries.length === 0 ? (
          <p class="empty">None yet.</p>
        ) : (
          <Table
            caption="Tries, the newest first"
            columns={['Try', 'When', 'Result', 'Took']}
            numbers={['Took']}
          >
            {tries.map((one) => (
              <tr key={one.nr}>
                <td data-name="Try">{one.nr}</td>
                <td data-name="When">
                  <Exact at={one.at} />
                </td>
                <td data-name="Result">{resultOf(one)}</td>
                <td data-name="Took" class="number">
                  {one.ms} ms
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Section>
    </>
  )
}

const Exact = ({ at }: { at: string }) => <time dateTime={at}>{exactTimeOf(at)}</time>

const Fact = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
