import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from '@barriere/testing/memory-disk.ts'
import { COMPLETE_ONLY, TEST_ALL } from '@barriere/testing/test-size.ts'

keepTemporaryFilesInMemory()

const NAMES = process.argv.slice(3).filter((argument) => !argument.startsWith('-'))

/** With `CLOCK_AHEAD`, names do not count: the command line then lists all files that read the time. */
const isNamed = (file: string): boolean => !process.env.CLOCK_AHEAD && NAMES.some((name) => file.includes(name))

/** Files that this run leaves to the complete set, except those that the command line names. */
const LEFT_OUT: readonly string[] = TEST_ALL ? [] : COMPLETE_ONLY.filter((file) => !isNamed(file))

/** Suites that need a running service or a database server; the rest are unit and component tests. */
const CONTRACTS = ['tests/{contracts,deploy,pages,search}/**/*.test.ts']

/** Only in the projects that use it, because starting a server takes longer than most unit tests. */
const POSTGRES = ['packages/testing/postgres-setup.ts']

/** Marks of files that cannot share a worker: they replace or reload modules, or use a document. */
const NEEDS_ISOLATION = /\bvi\.(?:mock|doMock|hoisted|resetModules)\(|@vitest-environment jsdom/

/** Test files that need isolation. The brackets of Next's routes are escaped, because the matcher reads globs. */
const isolated = (pattern: string): string[] =>
  globSync(pattern)
    .filter((file) => NEEDS_ISOLATION.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/').replace(/[[\]()]/g, '\\$&'))

/** Stored cards cross realms (`Response`, typed arrays), but VM contexts separate realms. */
const ACROSS_REALMS = ['components/member/card/cached-card.test.ts', 'components/member/card/member-card.test.tsx']

const ISOLATED_CONTRACTS = CONTRACTS.flatMap(isolated)
const ISOLATED_SERVICES = isolated('services/**/*.test.{ts,tsx}')
const ISOLATED_UNITS = isolated('{lib,packages,scripts,blocks,components,app,editor,tests}/**/*.test.{ts,tsx}').filter(
  (file) => !ISOLATED_CONTRACTS.includes(file),
)

/**
 * One module graph per worker: loading the services takes 3 s of processor time, and most files need less for their
 * tests. The setup file resets global state after each file.
 */
const SHARED = { isolate: false, setupFiles: ['packages/testing/shared-worker.ts'] }

/**
 * Files that need isolation run in VM contexts: isolated like processes, but at two thirds of the processor time,
 * because jsdom and Node's own modules are loaded once per worker.
 */
const IN_CONTEXTS = { pool: 'vmThreads' as const, setupFiles: ['packages/testing/vm-context.ts'] }

// Unit and component tests are next to their file; tests across two layers are in tests/.
// A component test selects its browser environment in the first line: `// @vitest-environment jsdom`.
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
