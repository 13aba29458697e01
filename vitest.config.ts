import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/test/**/*.test.ts',
      'bench/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    pool: 'forks',
    maxWorkers: 2,
    // A busy machine takes its time; only what hangs is a failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
