import { defineConfig } from 'vitest/config'
import quarantined from './test/quarantine.json' with { type: 'json' }
import { define } from './vite.config.ts'

/** A test file that fails now and then, and is left out until a day by which it is mended or deleted; from then on it runs again. */
interface Quarantined {
  file: string
  reason: string
  /** The last day, as `2026-12-01`. */
  until: string
}
const today = new Date().toISOString().slice(0, 10)
const leftOut = (quarantined as Quarantined[]).filter(({ until }) => until >= today).map(({ file }) => file)

/** Limits that only end a hang: a busy machine must never reach them. Polls would give up after one second by default. */
const patientPoll = { expect: { poll: { timeout: 60_000 } } }
const quick = { testTimeout: 90_000, hookTimeout: 90_000, ...patientPoll }
const slow = { testTimeout: 300_000, hookTimeout: 120_000, ...patientPoll }

/** What the engines' speed decides; run by `npm run test:voice`, and not beside everything else. */
const spoken = [
  'test/e2e/voice.test.ts',
  'test/e2e/voice-answer.test.ts',
  'test/platform/engagement/voice/platform-voice.integration.test.ts',
]
const integration = 'test/**/*.integration.test.ts'
/** Processes that are killed, cut off or out of disk. They take whole seconds, and run with the services. */
const outages = [
  'test/conformance/{national-story,other-hosts}.integration.test.ts',
  'test/relay/agent-api/inbox/crash.integration.test.ts',
  'test/relay/citizen-api/chat/{crash,platform-channel-crash}.integration.test.ts',
  'test/relay/citizen-api/speech/uploads-crash.integration.test.ts',
  'test/relay/webhooks/outgoing/crash.integration.test.ts',
  'test/server/relay/{full-disk,outages,several}.integration.test.ts',
  'test/storage/{copies,postgres-copies,postgres-silence}.integration.test.ts',
]
const dom = 'test/**/*.dom.test.{ts,tsx}'
/** Compiles a copy of the sources. */
const recipe = 'test/docs/recipe-operation.integration.test.ts'
const attack = 'test/attack/**/*.test.ts'
const mainJob = 'test/e2e/main-job.test.ts'

export default defineConfig({
  define,
  test: {
    // Files wait for servers and disks as often as they work.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [
            integration,
            dom,
            attack,
            'test/e2e/**',
            'test/packages/**',
            'test/services/**',
            ...leftOut,
          ],
          environment: 'node',
          // They change nothing outside of themselves, so one worker loads each module once.
          isolate: false,
          ...quick,
        },
      },
      {
        extends: true,
        // Each file has a window of its own, and modules that were loaded in it.
        test: { name: 'dom', include: [dom], exclude: leftOut, environment: 'happy-dom', ...quick },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [integration],
          exclude: [...spoken, ...outages, recipe, attack, ...leftOut],
          // What each test changes is its own database and port.
          isolate: false,
          ...slow,
        },
      },
      // One at a time: what they measure is what one attacker costs everybody else.
      {
        extends: true,
        test: { name: 'attack', include: [attack], exclude: leftOut, fileParallelism: false, ...slow },
      },
      {
        extends: true,
        // What the product is for, in a real browser.
        test: {
          name: 'main',
          include: [mainJob],
          globalSetup: ['test/support/e2e-setup.ts'],
          sequence: { groupOrder: 1 },
          ...slow,
        },
      },
      {
        extends: true,
        // One browser for all files; two of them at a time, since a page waits as often as it works.
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          exclude: [...spoken, mainJob, ...leftOut],
          globalSetup: ['test/support/e2e-setup.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          ...slow,
        },
      },
      {
        extends: true,
        test: {
          name: 'voice',
          include: spoken,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          ...slow,
        },
      },
      // Packs, installs, compiles and uses the packages and a copy of the sources; needs a package registry.
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['test/packages/**/*.test.ts', recipe],
          sequence: { groupOrder: 3 },
          ...slow,
          hookTimeout: 600_000,
        },
      },
      // Relays, a database and a balancer as one runs them, of each file's own; two files at a time, since they wait as often as they work.
      {
        extends: true,
        test: {
          name: 'services',
          include: ['test/services/**/*.test.ts', ...outages],
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
          ...slow,
        },
      },
    ],
  },
})
