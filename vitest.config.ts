import { defineConfig } from 'vitest/config'

const slow = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/unit/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: { name: 'dom', include: ['test/dom/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
      { extends: true, test: { name: 'integration', include: ['test/integration/**/*.test.ts'], ...slow } },
      {
        extends: true,
        // Browsers share two cores badly: one file after the other.
        test: { name: 'e2e', include: ['test/e2e/**/*.test.ts'], fileParallelism: false, ...slow },
      },
    ],
  },
})
