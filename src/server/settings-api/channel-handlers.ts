import { rejectionRequest } from '../../contract/console/cases.ts'
import { type SettingOutcome, settingApproval, settingChange } from '../../contract/console/overlay.ts'
import type { SettingsRouteName } from '../../contract/console/routes.ts'
import { Problem } from '../../contract/primitives/problem.ts'
import { readJson } from '../../http/read-json.ts'
import { createReadMeant } from '../../relay/agent-api/sign-in/confirm-intent.ts'
import type { ConsoleHandlers } from '../../relay/agent-api/sign-in/console-api.ts'
import { requireAllChannels, sees } from '../../relay/agent-api/sign-in/operator.ts'
import { ownOriginOf } from '../../relay/agent-api/sign-in/route-guards.ts'
import type { FreshProof } from '../../relay/agent-api/sign-in/step-up-auth.ts'
import type { LiveConfig } from '../../relay/config/overrides/live-config.ts'
import type { Overlay } from '../../relay/config/overrides/overlay.ts'
import { findSettable } from '../../relay/config/overrides/settable.ts'
import { type ChannelViewsDeps, createChannelViews } from './channel-views.ts'
import { createSettingProposals, needsSecondPerson, type SettingProposalsDeps } from './setting-proposals.ts'

/** Dependencies of the channel handlers. */
export interface ChannelHandlersDeps extends ChannelViewsDeps, SettingProposalsDeps {
  overlay: Overlay
  live: LiveConfig
  freshProof: FreshProof
}

type ChannelRoute = Extract<
  SettingsRouteName,
  | 'getChannels'
  | 'getNumbers'
  | 'getTexts'
  | 'changeSetting'
  | 'listSettingChanges'
  | 'approveSetting'
  | 'rejectSetting'
  | 'withdrawSetting'
>

/**
 * Creates the handlers of the calls for channels, numbers and texts. Users see and change only their own
 * channels.
 */
export function createChannelHandlers(deps: ChannelHandlersDeps): ConsoleHandlers<ChannelRoute> {
  const views = createChannelViews(deps)
  const proposals = createSettingProposals(deps)
  const readMeant = createReadMeant(deps.freshProof)
  return {
    getChannels: async (c) => c.json(await views.channels(ownOriginOf(c), c.get('operator'))),
    getNumbers: async (c) => c.json(await views.numbers()),
    getTexts: async (c) => c.json(await views.texts(c.req.param('id') ?? '')),
    async changeSetting(c) {
      const { wish: change, prove } = await readMeant(c, 'changeSetting', settingChange)
      const operator = c.get('operator')
      const settable = findSettable(deps.config, change.path)
      if (settable?.gwId === undefined) requireAllChannels(operator)
      else if (!sees(operator, settable.gwId)) throw new Problem('not-found')
      const checked = await deps.overlay.check({ ...change, by: operator.login })
      const waits = needsSecondPerson(checked)
      // An open page alone must not be enough to change what every citizen reads.
      if (waits) await proposals.assertPossible(operator, change.path)
      await prove()
      if (waits) {
        const outcome: SettingOutcome = {
          path: change.path,
          proposal: await proposals.propose(operator, change, checked),
        }
        return c.json(outcome, 202)
      }
      const { path, version } = await deps.overlay.change({ ...change, by: operator.login })
      await deps.live.refresh()
      return c.json({ path, version } satisfies SettingOutcome)
    },
    listSettingChanges: async (c) => c.json(await proposals.list(c.get('operator'))),
    async approveSetting(c) {
      const { digest, proof } = await readJson(c.req.raw, settingApproval)
      const operator = c.get('operator')
      requireAllChannels(operator)
      const outcome = await proposals.approve(operator, c.req.param('id') ?? '', { digest, proof })
      await deps.live.refresh()
      return c.json(outcome)
    },
    async rejectSetting(c) {
      const { note } = await readJson(c.req.raw, rejectionRequest)
      requireAllChannels(c.get('operator'))
      await proposals.reject(c.get('operator'), c.req.param('id') ?? '', note)
      return c.body(null, 204)
    },
    async withdrawSetting(c) {
      await proposals.withdraw(c.get('operator'), c.req.param('id') ?? '')
      return c.body(null, 204)
    },
  }
}
