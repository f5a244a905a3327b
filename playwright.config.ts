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

/** Whether the command line names files. Their tests run at any size of the run. A number is the value of an option. */
const isNamed = process.argv.slice(3).some((argument) => /^[^-\d]/.test(argument))

const OF_PROJECTS = Object.values(PROJECTS).flatMap(({ files }) => files)

// Each worker starts its own services and site (e2e/support/test.ts), so that a test may stop or break them.
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  outputDir: '.cache/playwright',
  // Screenshots of the library and of pages. Update them with `TEST_ALL=1 npm run e2e -- library.spec.ts
  // screens-pixels.spec.ts --update-snapshots`, and look at them before you commit them.
  snapshotPathTemplate: 'e2e/screenshots/{arg}{ext}',
  updateSnapshots: process.env.CI ? 'none' : 'missing',
  fullyParallel: false,
  ...(TEST_ALL || isNamed ? {} : { grep: /@default/ }),
  // One worker more than cores, because two workers leave the cores idle a third of the time. A stack takes 1 GB. The
  // complete set starts additional stacks and crowds, so that three workers starve each other. Screenshots do not
  // depend on the load, so they allow four.
  workers: SHOTS ? 4 : TEST_ALL ? 2 : 3,
  // Only in CI, where no person can repeat the run. The end of the run lists tests that passed only on retry;
  // each of them is a fault.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  // An assertion ends as soon as it holds, so only a failing one waits this long. A busy machine has needed more than
  // 15 s to draw a map in software.
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/playwright.json' }],
    ['./e2e/support/library-reporter.ts'],
  ],
  // A test selects a phone itself (e2e/support/devices.ts), because a phone project would start its own services and
  // site. Context reuse: a new context costs a second of processor time. Between tests, Playwright resets cookies,
  // storage, caches, routes and the device; e2e/support/test.ts resets permissions.
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'fr-FR',
    reuseContext: true,
    // Requests of a service worker bypass a test's routes, so only tests of service workers enable them.
    serviceWorkers: 'block',
    ...chromium,
  },
  // Order: projects with a single worker first, so that the others end at the same time.
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
