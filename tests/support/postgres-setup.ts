import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** '' where PostgreSQL is not installed. */
    postgresUrl: string
  }
}

/** One PostgreSQL for all test files of a run; each takes a database of its own from `postgresDatabase`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  if (!server)
    process.stderr.write(
      'PostgreSQL is not installed: the tests that need it are skipped (apt-get install postgresql).\n',
    )
  project.provide('postgresUrl', server?.url ?? '')
  return async () => {
    await server?.stop()
  }
}
