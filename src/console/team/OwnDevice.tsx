import { useEffect, useMemo } from 'preact/hooks'
import type { DeviceKeyView } from '../../contract/console/devices.ts'
import { call } from '../core/api.ts'
import { beTold, beToldNoMore, canBeTold, isTold } from '../core/device.ts'
import { attempt, createLoaded } from '../core/loading.ts'
import { Busy, Section } from '../parts/parts.tsx'

/** Subscribes this browser to notifications of waiting chats while the page is closed; only on request. */
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
      ? 'This deployment has no public address, without which no browser can be told.'
      : canBeTold()
        ? undefined
        : 'This browser cannot be told while the page is closed.'
  return (
    <Section title="Notifications with the page closed">
      <p class="soft">
        A notification says that somebody waits, and no word of whom. You get none while you are offline; a
        supervisor then hears of those who wait long.{' '}
        {state.count > 0 && `Browsers of yours that are told: ${state.count}.`}
      </p>
      {obstacle ? (
        <p>{obstacle}</p>
      ) : (
        <p class="actions">
          {state.isTold ? (
            <Busy onClick={run(beToldNoMore)}>Tell this browser no more</Busy>
          ) : (
            <Busy kind="primary" onClick={run(beTold)}>
              Tell this browser
            </Busy>
          )}
        </p>
      )}
    </Section>
  )
}
