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
    // Tests of scripts open ONNX Runtime by themselves (packages/recognition/src/network/without-telemetry.ts).
    env: { ORT_DISABLE_TELEMETRY: '1' },
    // A busy machine takes its time; only what hangs is a failure.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
})
