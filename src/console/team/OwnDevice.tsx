import { useEffect, useMemo } from 'preact/hooks'
import type { DeviceKeyView } from '../../contract/console/devices.ts'
import { call } from '../core/api.ts'
import { beTold, beToldNoMore, canBeTold, isTold } from '../core/device.ts'
import { attempt, createLoaded } from '../core/loading.ts'
import { Busy, Section } from '../parts/parts.tsx'

/** Lets users turn on push notifications about waiting chats in this browser while the page is closed. */
export function OwnDevice() {
  const loaded = useMemo(
    () =>
      createLoaded(async () => ({
        ...(await call<DeviceKeyView>('getDeviceKey')),
        isTold: canBeTold() && (await isTold()),
      })),
    [],
  )
  useEffect(() => void loaded.load(), [loaded])
  const state = loaded.value.value
  if (!state) return null
  const run = (work: () => Promise<void>) => () => attempt(work).then(loaded.load)
  const obstacle =
    state.publicKey === null
      ? 'Notifications need a public address (PUBLIC_URL), which this deployment does not have.'
      : canBeTold()
        ? undefined
        : 'This browser does not support notifications while the page is closed.'
  return (
    <Section title="Notifications with the page closed">
      <p class="soft">
        A notification says that someone is waiting, but not who. While you are offline you get none; a
        supervisor is then alerted about long waits.{' '}
        {state.count > 0 && `Your browsers with notifications: ${state.count}.`}
      </p>
      {obstacle ? (
        <p>{obstacle}</p>
      ) : (
        <p class="actions">
          {state.isTold ? (
            <Busy onClick={run(beToldNoMore)}>Turn off notifications</Busy>
          ) : (
            <Busy kind="primary" onClick={run(beTold)}>
              Turn on notifications
            </Busy>
          )}
        </p>
      )}
    </Section>
  )
}
