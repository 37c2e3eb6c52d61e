import { customerEventTypes } from '../../contract/chat/customer-event-names.ts'
import type { TargetSecret, TargetView } from '../../contract/console/webhooks.ts'
import { call } from '../core/api.ts'
import { plain } from '../core/code-words.ts'
import { attempt, tell } from '../core/loading.ts'
import { may } from '../core/session.ts'
import { Busy, Pill, When } from '../parts/parts.tsx'
import { ChangeTarget, NewSecret, RemoveTarget } from './TargetForms.tsx'

const pauseWords = {
  gone: 'Its server answered that nobody wants these events any more (410).',
  failing: 'Its server has taken nothing for a day.',
  person: 'Somebody here has paused it.',
}

interface TargetProps {
  target: TargetView
  done: () => Promise<unknown>
  onSecret: (answer: TargetSecret) => Promise<unknown>
}

/** Shows a webhook target with its status and actions. */
export function Target({ target, done, onSecret }: TargetProps) {
  const { id, url, events, pause, waiting, last, from } = target
  const status = pause ? 'paused' : last?.fault ? 'failing' : 'active'
  const set = (isPaused: boolean) => () =>
    attempt(() => call('pauseWebhook', { body: { target: id, isPaused } })).then(done)
  const test = () =>
    attempt(async () => {
      await call('testWebhook', { body: { target: id } })
      tell('A test event is on its way.')
    }).then(done)
  const isAll = events.length === customerEventTypes.length
  return (
    <li class="panel target">
      <div class="line">
        <h2>{id}</h2>
        <Pill status={status} />
        {may('settings.change') && (
          <span class="actions end">
            {!pause && <Busy onClick={test}>Send test event</Busy>}
            <Busy {...(pause && { kind: 'primary' })} onClick={set(!pause)}>
              {pause ? 'Resume' : 'Pause'}
            </Busy>
          </span>
        )}
      </div>
      <p class="mono address">{url}</p>
      <p class="soft">
        {from === 'file' && 'Set in the file · '}
        {isAll ? 'All events' : events.map((one) => plain(one)).join(', ')}
        {waiting > 0 && ` · ${waiting} waiting`}
        {last && (
          <>
            {' · last try '}
            <When at={last.at} />
          </>
        )}
      </p>
      {pause && (
        <p class="paused">
          Paused since <When at={pause.at} />. {pauseWords[pause.reason]} What happens meanwhile waits and is
          sent when you resume; older than a day it is tried once.
        </p>
      )}
      {from === 'console' && may('settings.change') && (
        <p class="actions">
          <ChangeTarget target={target} done={done} />
          <NewSecret target={target} done={onSecret} />
          <RemoveTarget target={target} done={done} />
        </p>
      )}
    </li>
  )
}
