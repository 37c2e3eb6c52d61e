import type { DeviceNotice } from '../../../contract/console/devices.ts'
import { mayDo } from '../../../contract/console/roles.ts'
import type { Clock } from '../../../contract/primitives/ids.ts'
import type { Db } from '../../../storage/database/storage.ts'
import type { NoticePoster } from '../../citizen-api/push/post-notice.ts'
import { channelsIn, sees } from '../sign-in/operator.ts'
import type { AgentDevice, AgentDevices } from './agent-devices.ts'

/** Dependencies of the device notices. */
export interface DeviceNoticesDeps {
  db: Db
  devices: AgentDevices
  poster: Pick<NoticePoster, 'post'>
  clock: Clock
}

/** Minimum interval between two notices to a browser, in milliseconds; shorter for danger. */
const quietMs = { usual: 60_000, danger: 10_000 } as const

const tag = 'parley-inbox'
const title = 'Someone is waiting for an agent'

/** Chat to notify browsers about. */
interface Waiting {
  gw_id: string
  is_danger: number
  alert_level: number
}

/**
 * Creates the function that notifies agents' browsers, while the page is closed, of each waiting chat: when
 * it enters the queue, and each time its alert level rises. A notice that fails is not retried, since the
 * alert level rises again.
 */
export function createDeviceNotices({ db, devices, poster, clock }: DeviceNoticesDeps) {
  const due = () =>
    db
      .selectFrom('chat_desk')
      .select('chat_id')
      .where('state', '=', 'queued')
      .whereRef('told_level', '<=', 'alert_level')
      .limit(1)
      .executeTakeFirst()

  /** A single statement claims the notices, so that only one of several relays sends them. */
  const take = (): Promise<Waiting[]> =>
    db
      .updateTable('chat_desk')
      .set((eb) => ({ told_level: eb('alert_level', '+', 1) }))
      .where('state', '=', 'queued')
      .whereRef('told_level', '<=', 'alert_level')
      .returning(['gw_id', 'is_danger', 'alert_level'])
      .execute()

  const tell = async (device: AgentDevice, waiting: readonly Waiting[]): Promise<void> => {
    const heard = waiting.filter((chat) => hears(device, chat))
    if (heard.length === 0) return
    const isDanger = heard.some(({ is_danger }) => is_danger === 1)
    const quiet = isDanger ? quietMs.danger : quietMs.usual
    const since = new Date(Date.parse(clock()) - quiet).toISOString()
    if (!(await devices.mark(db, device.id, since))) return
    const notice: DeviceNotice = { title: isDanger ? `${title}, maybe in danger` : title, tag }
    if ((await poster.post(device.open(), notice)) === 'gone') await devices.forget(db, device.id)
  }

  return async (): Promise<void> => {
    if (!(await due())) return
    const waiting = await take()
    const told = waiting.length === 0 ? [] : await devices.all(db)
    await Promise.all(told.map((device) => tell(device, waiting)))
  }
}

/**
 * Returns whether a device is notified. Offline users are not, except supervisors, who are alerted to long
 * waits just as their open page would ring.
 */
function hears({ role, channels, status }: AgentDevice, { gw_id, alert_level }: Waiting): boolean {
  const seen = { channels: channelsIn(channels) }
  if (!mayDo(role, 'chat.answer') || !sees(seen, gw_id)) return false
  const isOffline = status === null || status === 'offline'
  return !isOffline || (alert_level > 0 && mayDo(role, 'chat.assign'))
}
