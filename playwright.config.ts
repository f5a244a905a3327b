import { defineConfig, devices } from '@playwright/test'
import { PROJECTS, SHOTS } from '#e2e/support/projects.ts'
import type { WorkerOptions } from '#e2e/support/test.ts'
import { SITE } from '#scripts/run/browser-tests.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  },
}

/** Files that the command line names: their tests run whatever the size of the run. `2` is the value of an option. */
const isNamed = process.argv.slice(3).some((argument) => /^[^-\d]/.test(argument))

const OF_PROJECTS = Object.values(PROJECTS).flatMap(({ files }) => files)

// Each worker runs services and site of its own (e2e/support/test.ts), so that one may stop or break them.
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  // Screenshots of the library and of pages. Renewed by `TEST_ALL=1 npm run e2e -- library.spec.ts
  // screens-pixels.spec.ts --update-snapshots`; look at them before they are committed.
  snapshotPathTemplate: 'e2e/screenshots/{arg}{ext}',
  updateSnapshots: process.env.CI ? 'none' : 'missing',
  fullyParallel: false,
  ...(TEST_ALL || isNamed ? {} : { grep: /@default/ }),
  // One more than cores: two leave them idle a third of the time, while tests wait. A stack takes a gigabyte. Tests of
  // the complete set start more of them, and crowds: three workers then starve each other. A picture is the same from a
  // busy machine.
  workers: SHOTS ? 4 : TEST_ALL ? 2 : 3,
  // Where nobody waits to run it again. A test that passes then is named at the end of the run, and is a fault.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  // An assertion ends as soon as it holds: only one that fails waits as long as this. A busy machine has needed more
  // than 15 s to draw a map in software.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/playwright.json' }],
    ['./e2e/support/library-reporter.ts'],
  ],
  // A phone is for each test to ask for (e2e/support/devices.ts): a project would start services and site of its own.
  // Context reuse: a new context costs a second of processor time. Cookies, storage, caches, routes and the device are
  // put back between tests by Playwright, permissions by e2e/support/test.ts.
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    reuseContext: true,
    // A worker's own requests pass by a test's routes: tests of workers ask for them.
    serviceWorkers: 'block',
    ...chromium,
  },
  // In this order: those of a single worker first, so that the others end together.
  projects: [
    ...Object.entries(PROJECTS).map(([name, { settings, files, workers }]) => ({
      name,
      use: { settings },
      testMatch: [...files],
      ...(workers === undefined ? {} : { workers }),
    })),
    { name: SITE, testIgnore: OF_PROJECTS },
  ],
})
