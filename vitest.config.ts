import { defineConfig } from 'vitest/config'
import quarantined from './test/quarantine.json' with { type: 'json' }
import { define, weightsFromDisk } from './vite.config.ts'

/**
 * A flaky test file, which is left out until a day by which it must be fixed or deleted; after that day it
 * runs again.
 */
interface Quarantined {
  file: string
  reason: string
  /** The last day, such as `2026-12-01`. */
  until: string
}
const today = new Date().toISOString().slice(0, 10)
const leftOut = (quarantined as Quarantined[]).filter(({ until }) => until >= today).map(({ file }) => file)

/**
 * Limits that only end a hang: a busy machine must never reach them. By default, polls would give up after
 * one second.
 */
const patientPoll = { expect: { poll: { timeout: 60_000 } } }
const quick = { testTimeout: 90_000, hookTimeout: 90_000, ...patientPoll }
const slow = { testTimeout: 300_000, hookTimeout: 120_000, ...patientPoll }

/**
 * Tests whose duration depends on the speech engines; run by `npm run test:voice`, separately from everything
 * else.
 */
const spoken = [
  'test/e2e/voice.test.ts',
  'test/e2e/voice-answer.test.ts',
  'test/platform/engagement/voice/platform-voice.integration.test.ts',
]
const integration = 'test/**/*.integration.test.ts'
/**
 * Tests that start processes, kill them, cut them off or fill their disk. They take whole seconds, and run
 * with the services.
 */
const processes = [
  'test/{check,institutions-door,main,reload,sms-centre}.integration.test.ts',
  'test/conformance/{national-story,other-hosts}.integration.test.ts',
  'test/platform/{crash,trace-story}.integration.test.ts',
  'test/platform/engagement/voice/fetch-voices.integration.test.ts',
  'test/relay/agent-api/cases/crash.integration.test.ts',
  'test/relay/agent-api/inbox/crash.integration.test.ts',
  'test/relay/citizen-api/cases/case-news.integration.test.ts',
  'test/relay/citizen-api/chat/{crash,details,load,platform-channel-crash}.integration.test.ts',
  'test/relay/citizen-api/speech/{many-uploads,uploads-crash}.integration.test.ts',
  'test/relay/webhooks/outgoing/crash.integration.test.ts',
  'test/server/relay/{full-disk,outages,several}.integration.test.ts',
  'test/storage/{copies,postgres-copies,postgres-scopes,postgres-silence}.integration.test.ts',
]
const dom = 'test/**/*.dom.test.{ts,tsx}'
/** Tests that compile a copy of the sources. */
const recipes = [
  'test/assistant/languages/new-language.test.ts',
  'test/docs/recipe-operation.integration.test.ts',
]
const attack = 'test/attack/**/*.test.ts'
/** Attacks that measure how much one attacker slows down everyone else. */
const measured =
  'test/attack/{capacity,challenge,denial-of-service,event-loop-*,floods,ledger-files,links}*.test.ts'
const mainJob = 'test/e2e/main-job.test.ts'

export default defineConfig({
  define,
  plugins: [weightsFromDisk],
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
            ...recipes,
            'test/e2e/**',
            'test/packages/**',
            'test/services/**',
            ...leftOut,
          ],
          environment: 'node',
          // The tests change nothing outside themselves, so one worker loads each module once.
          isolate: false,
          ...quick,
        },
      },
      {
        extends: true,
        // Each file has its own window, and modules that were loaded in it.
        test: { name: 'dom', include: [dom], exclude: leftOut, environment: 'happy-dom', ...quick },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [integration],
          exclude: [...spoken, ...processes, ...recipes, attack, ...leftOut],
          // Each test changes only its own database and port.
          isolate: false,
          ...slow,
        },
      },
      {
        extends: true,
        test: { name: 'attack', include: [attack], exclude: [measured, ...leftOut], ...slow },
      },
      // One at a time, and alone.
      {
        extends: true,
        test: {
          name: 'attack-measured',
          include: [measured],
          exclude: leftOut,
          fileParallelism: false,
          sequence: { groupOrder: 5 },
          ...slow,
        },
      },
      {
        extends: true,
        // The main purpose of the product, in a real browser.
        test: {
          name: 'main',
          include: [mainJob],
          globalSetup: ['test/support/e2e-setup.ts'],
          ...slow,
        },
      },
      {
        extends: true,
        // One browser for all files; two files at a time, because a page waits as often as it works.
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
      // Packs, installs, compiles and uses the packages and a copy of the sources; requires a package
      // registry.
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['test/packages/**/*.test.ts', ...recipes],
          sequence: { groupOrder: 3 },
          ...slow,
          hookTimeout: 600_000,
        },
      },
      // Relays, a database and a load balancer as in production, separate for each file; two files at a time,
      // because they wait as often as they work.
      {
        extends: true,
        test: {
          name: 'services',
          include: ['test/services/**/*.test.ts', ...processes],
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
          ...slow,
        },
      },
    ],
  },
})
