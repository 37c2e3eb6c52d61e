import { useEffect, useMemo, useState } from 'preact/hooks'
import { deliveryStates } from '../../contract/chat/customer-event-names.ts'
import type { DeliveryPage, TargetList, TargetSecret } from '../../contract/console/webhooks.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { createLoaded } from '../core/loading.ts'
import { place } from '../core/place.ts'
import { may } from '../core/session.ts'
import { Choose } from '../parts/parts.tsx'
import { Delivery } from './Delivery.tsx'
import { DeliveryTable } from './DeliveryTable.tsx'
import { Target } from './Target.tsx'
import { AddTarget } from './TargetForms.tsx'

/** Refresh interval for new deliveries, in milliseconds. */
const refreshMs = 5_000
const anyOf = ''

/** Lists the webhook targets and their deliveries; or shows one delivery. */
export function Webhooks() {
  const [, delivery] = place.value.rest
  return delivery === undefined ? <Overview /> : <Delivery key={delivery} id={delivery} />
}

function Overview() {
  const [target, setTarget] = useState(anyOf)
  const [state, setState] = useState(anyOf)
  const [secret, setSecret] = useState<TargetSecret>()
  const targets = useMemo(
    () => createLoaded(() => call<TargetList>('listWebhooks', { unattended: true })),
    [],
  )
  const log = useMemo(
    () =>
      createLoaded(() =>
        call<DeliveryPage>('listDeliveries', { query: { target, state }, unattended: true }),
      ),
    [target, state],
  )
  const load = () => Promise.all([targets.load(), log.load()])
  useEffect(() => {
    void load()
    const timer = setInterval(() => void load(), refreshMs)
    return () => clearInterval(timer)
  }, [targets, log])
  const view = targets.value.value
  if (!view) return <p class="empty">{targets.error.value || 'Loading…'}</p>
  const { targets: known, channels } = view
  const shown = (answer: TargetSecret) => {
    setSecret(answer)
    return load()
  }
  return (
    <>
      <div class="heading">
        <h1>Webhooks</h1>
        <p class="soft">Servers that are told what happens in the chats.</p>
        {may('settings.change') && channels.length > 0 && (
          <span class="end">
            <AddTarget channels={channels} done={shown} />
          </span>
        )}
      </div>
      {secret && (
        <p class="said" role="status">
          What {secret.target} is told is signed with this secret. It is not shown again:{' '}
          <code class="mono secret">{secret.secret}</code>
        </p>
      )}
      {known.length === 0 && <p class="empty">Nobody is told yet.</p>}
      <ul class="targets">
        {known.map((one) => (
          <Target key={one.id} target={one} done={load} onSecret={shown} />
        ))}
      </ul>
      {known.length > 0 && (
        <section aria-label="Deliveries">
          <h2>Deliveries</h2>
          <div class="log-filters">
            <Choose
              label="To"
              options={[anyOf, ...known.map(({ id }) => id)]}
              value={target}
              nameOf={(id) => id || 'All servers'}
              onChange={setTarget}
            />
            <Choose
              label="State"
              options={[anyOf, ...deliveryStates]}
              value={state}
              nameOf={(word) => (word ? plain(word) : 'All')}
              onChange={setState}
            />
          </div>
          <DeliveryTable first={log.value.value} query={{ target, state }} />
        </section>
      )}
      <p class="note">
        A server that the configuration file names is set there alone. What was posted can be posted again for
        a week; after that only its line stays.
      </p>
    </>
  )
}
