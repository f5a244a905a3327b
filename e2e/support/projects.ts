import { pathToFileURL } from 'node:url'
import type { ProjectName } from '#scripts/run/browser-tests.ts'
import type { Settings } from '#scripts/run/processes.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'

/** Whether pictures of the screens are requested (`npm run shots`). */
export const SHOTS = process.env.SHOTS === '1'

/** A Playwright project: test files whose stack starts with the same settings. */
interface Project {
  /** Settings of services and site besides those of every test. */
  readonly settings: Settings
  readonly files: readonly string[]
  /** Workers at most, each of which starts a stack: one where the files take less time than another start. */
  readonly workers?: number
}

/** Fake host of the map style, intercepted by the tests. */
export const STYLE_HOST = 'https://map.example'

/** The captcha as a site has it by default; tests of other things take easier work. */
const STRICT_CAPTCHA: Settings = { CAPTCHA_DIFFICULTY: '', CAPTCHA_MINIMUM_MS: '' }

export const TAG_MANAGER = 'GTM-TEST1'

/**
 * Projects besides that of all other files. A worker keeps its stack from file to file of one project, and starts
 * another for the next: settings that do not contradict each other share a project.
 */
export const PROJECTS: Readonly<Record<ProjectName, Project>> = {
  // A space that is edited all the time: other tests would find pages changed. The consent's tests, which need a tag
  // manager, look at pages without edits.
  editor: {
    settings: { EDITOR_DEMONSTRATION: '1', TAG_MANAGER_ID: TAG_MANAGER },
    files: ['consent.spec.ts', 'consent-journey.spec.ts', 'editor-*.spec.ts'],
    workers: TEST_ALL ? 2 : 1,
  },
  // Services of other companies: maps, Zenchef's real address, without which its script is not used, and reCAPTCHA, for
  // which the services stand in. Bytes of each connection are counted.
  providers: {
    settings: {
      ...STRICT_CAPTCHA,
      MAP_STYLE_URL: `${STYLE_HOST}/style.json`,
      ZENCHEF_URL: 'https://bookings.zenchef.com',
      RECAPTCHA_V3_SITE_KEY: 'key-of-v3',
      RECAPTCHA_V3_SECRET: 'secret-of-v3',
      RECAPTCHA_V2_SITE_KEY: 'key-of-v2',
      RECAPTCHA_V2_SECRET: 'secret-of-v2',
      RECAPTCHA_VERIFY_URL: '{services}/captcha/siteverify',
      NODE_OPTIONS: `--import=${pathToFileURL('e2e/support/count-bytes.mjs').href}`,
    },
    files: ['bodies.spec.ts', 'map-style.spec.ts', 'recaptcha.spec.ts', 'table-script.spec.ts'],
    workers: 1,
  },
  // Rate limits as they are, and a booking engine that is not reachable.
  limited: {
    settings: { ...STRICT_CAPTCHA, RATE_LIMIT_FACTOR: '1', BOOKING_AVAILABILITY_URL: 'http://127.0.0.1:9' },
    files: ['captcha.spec.ts', 'prices-away.spec.ts'],
    workers: 1,
  },
  // All screens as they are in the demonstration: nothing is written by other tests.
  screens: {
    settings: { EDITOR_DEMONSTRATION: '1' },
    files: ['screens*.spec.ts'],
    ...(SHOTS ? {} : { workers: TEST_ALL ? 2 : 1 }),
  },
  // Blocks that list stories show their dates, so the seed is pinned to a week.
  library: { settings: { CONTENT_SEED_DAY: '2026-06-08' }, files: ['library.spec.ts'] },
}
