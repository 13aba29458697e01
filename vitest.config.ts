import { defineConfig } from 'vitest/config'

const testsOf = (rooms: string): string[] => [`${rooms}/src/**/*.test.{ts,tsx}`, `${rooms}/test/**/*.test.ts`]

/** Rooms that compute and touch nothing outside of themselves: their files share a process, which loads the room once. */
const PURE = testsOf('packages/{contract,document,language,layout,report,review,workbook}')

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [...testsOf('packages/*'), 'bench/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...PURE, '**/node_modules/**'],
        },
      },
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
