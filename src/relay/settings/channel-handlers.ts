import { settingChange } from '../../contract/console/overlay.ts'
import type { SettingsRouteName } from '../../contract/console/routes.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import { readJson } from '../../http/read-json.ts'
import type { ConsoleHandlers } from '../operators/console-api.ts'
import { ownOriginOf } from '../operators/doors.ts'
import { requireAllChannels, sees } from '../operators/operator.ts'
import type { LiveConfig } from '../overlay/live-config.ts'
import type { Overlay } from '../overlay/overlay.ts'
import { findSettable } from '../overlay/settable.ts'
import { type ChannelViewsDeps, createChannelViews } from './channel-views.ts'

/** Lists what the calls for channels need. */
export interface ChannelHandlersDeps extends ChannelViewsDeps {
  overlay: Overlay
  live: LiveConfig
}

type ChannelRoute = Extract<SettingsRouteName, 'getChannels' | 'getNumbers' | 'getTexts' | 'changeSetting'>

/** Creates the handlers of the calls for channels, numbers and texts. A person sees and sets her channels alone. */
export function createChannelHandlers(deps: ChannelHandlersDeps): ConsoleHandlers<ChannelRoute> {
  const views = createChannelViews(deps)
  return {
    getChannels: async (c) => c.json(await views.channels(ownOriginOf(c), c.get('operator'))),
    getNumbers: async (c) => c.json(await views.numbers()),
    getTexts: async (c) => c.json(await views.texts(c.req.param('id') ?? '')),
    async changeSetting(c) {
      const change = await readJson(c.req.raw, settingChange)
      const operator = c.get('operator')
      const settable = findSettable(deps.config, change.path)
      if (settable?.gwId === undefined) requireAllChannels(operator)
      else if (!sees(operator, settable.gwId)) throw new Problem('not-found')
      const { path, version } = await deps.overlay.change({ ...change, by: operator.login })
      await deps.live.refresh()
      return c.json({ path, version })
    },
  }
}
