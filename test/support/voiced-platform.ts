import { realTimers } from '../../src/contract/primitives/timers.ts'
import { createCredits } from '../../src/platform/engagement/voice/credits.ts'
import { createVoiceArea, type VoiceArea } from '../../src/platform/engagement/voice/voice-area.ts'
import { createTeamspaces } from '../../src/platform/engagement/workspace/teamspaces.ts'
import { type OutgoingMessage, silentLogger } from '../../src/platform/kit/ports.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from './platform.ts'
import { createSilentVoices } from './silent-engines.ts'

/** A platform with voice, and the emails that it has sent about its credits. */
export interface VoicedPlatform extends TestPlatform {
  letters: readonly OutgoingMessage[]
}

/** Creates a platform that serves all 40 operations, with fake speech engines. */
export async function createVoicedPlatform(): Promise<VoicedPlatform> {
  const letters: OutgoingMessage[] = []
  let voice: VoiceArea
  const platform = await createTestPlatform({
    voice: {
      operation: (...call) => voice.operation(...call),
      workspace: (...call) => voice.workspace(...call),
      mailNextAlert: () => voice.mailNextAlert(),
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
      timers: realTimers,
      ids: () => crypto.randomUUID(),
      mail: async (letter) => void letters.push(letter),
      logger: silentLogger,
    }),
    voices: createSilentVoices(),
    storage: platform.test.storage,
    clock: () => new Date().toISOString(),
    teamspaces,
    secret: platformSecret,
    logger: silentLogger,
  })
  return {
    ...platform,
    letters,
    async remove() {
      voice.close()
      await platform.remove()
    },
  }
}
