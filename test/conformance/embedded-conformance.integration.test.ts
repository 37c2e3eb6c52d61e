import { afterAll, beforeAll } from 'vitest'
import { silentLogger } from '../../src/platform/kernel/ports.ts'
import { createCredits } from '../../src/platform/voice/credits.ts'
import { createVoiceArea, type VoiceArea } from '../../src/platform/voice/voice-area.ts'
import type { Voices } from '../../src/platform/voice/voices.ts'
import { createWav } from '../support/audio.ts'
import { describeConformance } from '../support/conformance.ts'
import { database } from '../support/databases.ts'
import { bootstrapKey, startGateway, type TestGateway } from '../support/gateway.ts'
import { createTestPlatform, platformSecret, type TestPlatform } from '../support/platform.ts'
import { prepareCalls } from '../support/prepared-calls.ts'

let platform: TestPlatform
let gateway: TestGateway
let prepare: Awaited<ReturnType<typeof prepareCalls>>
let voice: VoiceArea

const clock = () => new Date().toISOString()
const ids = () => crypto.randomUUID()
/** Engines that are installed; what real ones say is shown elsewhere. */
const fakeVoices: Voices = {
  speak: async () => ({ bytes: createWav(0.1), seconds: 0.1, approximate: null }),
  recognise: async () => 'They took my money.',
  prepare: () => {},
  close: () => {},
}

beforeAll(async () => {
  platform = await createTestPlatform({
    voice: {
      operation: (...call) => voice.operation(...call),
      workspace: (...call) => voice.workspace(...call),
      prepare: () => {},
      close: () => voice.close(),
    },
  })
  voice = createVoiceArea({
    credits: createCredits({
      storage: platform.test.storage,
      clock,
      ids,
      mail: async () => {},
      logger: silentLogger,
    }),
    voices: fakeVoices,
    takeoverSecret: () => platformSecret,
    logger: silentLogger,
  })
  gateway = await startGateway({
    dispatch: platform.platform.dispatch,
    embeddedSecret: platformSecret,
    timing: { deadlineMinMs: 60_000 },
  })
  prepare = await prepareCalls(platform.platform.dispatch)
})
afterAll(async () => {
  await gateway.stop()
  voice.close()
  await platform.remove()
})

describeConformance(`the relay before the embedded platform on ${database.name}`, {
  at: () => ({ url: gateway.url, headers: { authorization: `Bearer ${bootstrapKey}` } }),
  prepare: (id, call) => prepare(id, call),
})
