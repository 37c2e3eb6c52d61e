import { type DeviceKeyView, deviceEndRequest, deviceRequest } from '../../../contract/console/devices.ts'
import type { InboxRouteName } from '../../../contract/console/routes.ts'
import { readJson } from '../../../http/read-json.ts'
import type { Storage } from '../../../storage/database/storage.ts'
import type { NoticePoster } from '../../citizen-api/push/post-notice.ts'
import type { ConsoleHandlers } from '../sign-in/console-api.ts'
import type { AgentDevices } from './agent-devices.ts'

/** Name of a route for push notices to an agent's own browser. */
export type DeviceRouteName = Extract<InboxRouteName, 'getDeviceKey' | 'addDevice' | 'removeDevice'>

/** Dependencies of the device routes. */
export interface DeviceHandlersDeps {
  storage: Storage
  devices: AgentDevices
  poster: Pick<NoticePoster, 'publicKey' | 'subscription'>
}

/** Creates the handlers that subscribe and unsubscribe a browser. */
export const createDeviceHandlers = ({
  storage,
  devices,
  poster,
}: DeviceHandlersDeps): ConsoleHandlers<DeviceRouteName> => ({
  async getDeviceKey(c) {
    const count = await devices.count(storage.db, c.get('operator').id)
    return c.json({ publicKey: poster.publicKey() ?? null, count } satisfies DeviceKeyView)
  },
  async addDevice(c) {
    const device = poster.subscription(await readJson(c.req.raw, deviceRequest))
    const { id } = c.get('operator')
    await storage.write(`person:${id}`, (trx) => devices.add(trx, id, device))
    return c.body(null, 204)
  },
  async removeDevice(c) {
    const { endpoint } = await readJson(c.req.raw, deviceEndRequest)
    await devices.remove(storage.db, c.get('operator').id, endpoint)
    return c.body(null, 204)
  },
})
