import { silentLogger } from '../../src/platform/kernel/ports.ts'
import { createCredits } from '../../src/platform/voice/credits.ts'
import { createVoiceArea, type VoiceArea } from '../../src/platform/voice/voice-area.ts'
import type { Voices } from '../../src/platform/voice/voices.ts'
import { createTeamspaces } from '../../src/platform/workspace/teamspaces.ts'
import { createWav } from './audio.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from './platform.ts'

/** Engines that are installed; what real ones say is shown elsewhere. */
const fakeVoices: Voices = {
  speak: async () => ({ bytes: createWav(0.1), seconds: 0.1, approximate: null }),
  recognise: async () => 'They took my money.',
  prepare: () => {},
  close: () => {},
}

/** A platform that answers all 40 operations, speech by engines that are not real. */
export async function createVoicedPlatform(): Promise<TestPlatform> {
  let voice: VoiceArea
  const platform = await createTestPlatform({
    voice: {
      operation: (...call) => voice.operation(...call),
      workspace: (...call) => voice.workspace(...call),
      prepare: () => {},
      close: () => voice.close(),
    },
  })
  const teamspaces = createTeamspaces(['demo-teamspace'])
  voice = createVoiceArea({
    credits: createCredits({
      storage: platform.test.storage,
      teamspaces,
      clock: () => new Date().toISOString(),
      ids: () => crypto.randomUUID(),
      mail: async () => {},
      logger: silentLogger,
    }),
    voices: fakeVoices,
    storage: platform.test.storage,
    clock: () => new Date().toISOString(),
    teamspaces,
    secret: platformSecret,
    logger: silentLogger,
  })
  return {
    ...platform,
    async remove() {
      voice.close()
      await platform.remove()
    },
  }
}
