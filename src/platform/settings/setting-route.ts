import { type SandboxCall, type SandboxRoute, whole } from '../sandbox/sandbox-dispatch.ts'

/** Where the relay asks for what the interface leaves to a settings page; no helper for tests. */
export const settingsPrefix = '/sandbox/settings/'

/** Makes a route below {@link settingsPrefix}, for administrators alone unless `more` names others. */
export const settingRoute = (
  method: SandboxRoute['method'],
  path: string,
  answer: (call: SandboxCall) => Promise<object>,
  more: Pick<SandboxRoute, 'roles' | 'raw'> = {},
): SandboxRoute => ({
  method,
  path: whole(settingsPrefix + path),
  ...more,
  answer: async (call) => ({ body: await answer(call) }),
})
