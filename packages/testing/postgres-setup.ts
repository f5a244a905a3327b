import type { TestProject } from 'vitest/node'
import type {} from './postgres.ts'
import { startPostgres } from './postgres-server.ts'

/** One PostgreSQL for all test files of a run; each takes a database of its own from `postgresDatabase`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A fast clock is that of Node's processes alone: the suites of both databases then run on PGlite.
  const server = process.env.CLOCK_AHEAD ? undefined : await startPostgres()
  if (!server && !process.env.CLOCK_AHEAD)
    process.stderr.write(
      'PostgreSQL is not installed: the tests that need it are skipped (apt-get install postgresql).\n',
    )
  project.provide('postgresUrl', server?.url ?? '')
  return async () => {
    await server?.stop()
  }
}
