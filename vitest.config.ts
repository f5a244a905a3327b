import { defineConfig } from 'vitest/config'

// Unit and component tests lie beside their file; what names two rooms lies in tests/.
// A component test asks for its browser by a first line: `// @vitest-environment jsdom`.
export default defineConfig({
  test: {
    include: ['{lib,blocks,components,services,scripts,app,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['tests/support/postgres-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
