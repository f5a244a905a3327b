import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from '@barriere/testing/memory-disk.ts'
import { COMPLETE_ONLY, TEST_ALL } from '@barriere/testing/test-size.ts'

keepTemporaryFilesInMemory()

const NAMES = process.argv.slice(3).filter((argument) => !argument.startsWith('-'))

/** Under another clock the command line names all files that read the time, kills and crowds too. */
const isNamed = (file: string): boolean => !process.env.CLOCK_AHEAD && NAMES.some((name) => file.includes(name))

/** Files that this run leaves to the complete set: not those that the command line names. */
const LEFT_OUT: readonly string[] = TEST_ALL ? [] : COMPLETE_ONLY.filter((file) => !isNamed(file))

/** Suites over a running service or a database server; all else is a unit or component test. */
const CONTRACTS = ['tests/{contracts,deploy,pages,search}/**/*.test.ts']

/** Only of the projects that use it: starting a server takes longer than most unit tests. */
const POSTGRES = ['packages/testing/postgres-setup.ts']

/** What files of one worker cannot share: modules that are replaced or loaded twice, settings for them, and a page. */
const NEEDS_ISOLATION = /\bvi\.(?:mock|doMock|hoisted|resetModules)\(|@vitest-environment jsdom/

/** Test files that need isolation. Names with brackets, of Next's routes, are patterns to the matcher. */
const isolated = (pattern: string): string[] =>
  globSync(pattern)
    .filter((file) => NEEDS_ISOLATION.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/').replace(/[[\]()]/g, '\\$&'))

/** Stored cards cross realms (`Response`, typed arrays), which VM contexts keep apart. */
const ACROSS_REALMS = ['components/member/card/cached-card.test.ts', 'components/member/card/member-card.test.tsx']

const ISOLATED_CONTRACTS = CONTRACTS.flatMap(isolated)
const ISOLATED_SERVICES = isolated('services/**/*.test.{ts,tsx}')
const ISOLATED_UNITS = isolated('{lib,packages,scripts,blocks,components,app,editor,tests}/**/*.test.{ts,tsx}').filter(
  (file) => !ISOLATED_CONTRACTS.includes(file),
)

/**
 * One module graph a worker: loading the services takes three seconds of a core, and most files need less for their
 * tests. What is not a module is put back after each file.
 */
const SHARED = { isolate: false, setupFiles: ['packages/testing/shared-worker.ts'] }

/**
 * Files that need isolation run in VM contexts: apart as in processes, for two thirds of the processor time, since
 * jsdom and what Node itself brings are loaded once a worker.
 */
const IN_CONTEXTS = { pool: 'vmThreads' as const, setupFiles: ['packages/testing/vm-context.ts'] }

// Unit and component tests lie beside their file; what names two layers lies in tests/.
// A component test asks for its browser by a first line: `// @vitest-environment jsdom`.
export default defineConfig({
  resolve: { alias: { 'next/dynamic': fileURLToPath(new URL('tests/support/next-dynamic.ts', import.meta.url)) } },
  test: {
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    setupFiles: ['packages/testing/patience.ts'],
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...SHARED,
          include: ['{lib,packages,scripts,blocks,components,app,editor,tests}/**/*.test.{ts,tsx}'],
          exclude: [...CONTRACTS, ...ISOLATED_UNITS, ...LEFT_OUT],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-contexts',
          ...IN_CONTEXTS,
          include: [...ISOLATED_UNITS, ...ISOLATED_SERVICES],
          exclude: [...ACROSS_REALMS, ...LEFT_OUT],
        },
      },
      { extends: true, test: { name: 'unit-processes', include: ACROSS_REALMS } },
      {
        extends: true,
        test: {
          name: 'unit-services',
          ...SHARED,
          include: ['services/**/*.test.{ts,tsx}'],
          exclude: [...ISOLATED_SERVICES, ...LEFT_OUT],
          globalSetup: POSTGRES,
        },
      },
      {
        extends: true,
        test: {
          name: 'contracts',
          ...SHARED,
          include: CONTRACTS,
          exclude: [...ISOLATED_CONTRACTS, ...LEFT_OUT],
          globalSetup: POSTGRES,
          setupFiles: [...SHARED.setupFiles, 'tests/support/cheap-passwords.ts'],
          env: { LOG_LEVEL: 'silent' },
        },
      },
      {
        extends: true,
        test: {
          name: 'contracts-isolated',
          include: ISOLATED_CONTRACTS,
          exclude: [...LEFT_OUT],
          setupFiles: ['tests/support/cheap-passwords.ts'],
        },
      },
    ],
  },
})
