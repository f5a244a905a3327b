/** Writes all generated files of the workspace: illustrations first, because stories name them. */
import { join } from 'node:path'
import { run } from '../../scripts/run/processes.ts'

for (const script of ['illustrations.ts', 'stories.ts', 'datasources.ts', 'properties.ts'])
  await run('node', [join(import.meta.dirname, script)])
