import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Suites over a running service or a database server; all else is a unit or component test. */
const CONTRACTS = ['tests/{contracts,deploy,pages,search}/**/*.test.ts']

/** Only of the projects that use it: starting a server takes longer than most unit tests. */
const POSTGRES = ['tests/support/postgres-setup.ts']

/**
 * Tests that run in VM contexts: isolated as in processes, for two thirds of the processor time, since jsdom and what
 * Node itself brings are loaded once a worker. Not the components of members: their stored cards cross realms
 * (`Response`, typed arrays), which VM contexts keep apart.
 */
const IN_CONTEXTS = ['{lib,scripts,blocks}/**/*.test.{ts,tsx}', 'components/!(member)/**/*.test.{ts,tsx}']

// Unit and component tests lie beside their file; what names two layers lies in tests/.
// A component test asks for its browser by a first line: `// @vitest-environment jsdom`.
export default defineConfig({
  resolve: { alias: { 'next/dynamic': fileURLToPath(new URL('tests/support/next-dynamic.ts', import.meta.url)) } },
  test: {
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{components,app,tests}/**/*.test.{ts,tsx}'],
          exclude: [...CONTRACTS, ...IN_CONTEXTS],
        },
      },
      {
        extends: true,
        test: { name: 'unit-services', include: ['services/**/*.test.{ts,tsx}'], globalSetup: POSTGRES },
      },
      {
        extends: true,
        test: {
          name: 'unit-contexts',
          include: IN_CONTEXTS,
          pool: 'vmThreads',
          setupFiles: ['tests/support/vm-context.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contracts',
          include: CONTRACTS,
          globalSetup: POSTGRES,
          setupFiles: ['tests/support/cheap-passwords.ts'],
        },
      },
    ],
  },
})
