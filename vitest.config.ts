import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Suites over a running service or a database server; all else is a unit or component test. */
const CONTRACTS = ['tests/{contracts,pages,search}/**/*.test.ts']

/**
 * Component tests that run in VM contexts: isolated as in processes, and half the processor time, since jsdom is loaded
 * once a worker. Not those of members: their stored cards cross realms (`Response`, typed arrays), which VM contexts
 * keep apart.
 */
const IN_CONTEXTS = ['components/!(member)/**/*.test.{ts,tsx}']

// Unit and component tests lie beside their file; what names two layers lies in tests/.
// A component test asks for its browser by a first line: `// @vitest-environment jsdom`.
export default defineConfig({
  resolve: { alias: { 'next/dynamic': fileURLToPath(new URL('tests/support/next-dynamic.ts', import.meta.url)) } },
  test: {
    environment: 'node',
    globalSetup: ['tests/support/postgres-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,blocks,components,services,scripts,app,tests}/**/*.test.{ts,tsx}'],
          exclude: [...CONTRACTS, ...IN_CONTEXTS],
        },
      },
      { extends: true, test: { name: 'unit-components', include: IN_CONTEXTS, pool: 'vmThreads' } },
      {
        extends: true,
        test: { name: 'contracts', include: CONTRACTS, setupFiles: ['tests/support/cheap-passwords.ts'] },
      },
    ],
  },
})
