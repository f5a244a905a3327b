import { exitCode } from './processes.ts'

/** Scripts that generate committed files; `--check` compares instead of writing. */
const GENERATORS = ['scripts/content/components.ts', 'scripts/map/base.ts', 'scripts/openapi.ts', 'scripts/settings.ts']

const failed: string[] = []
for (const script of GENERATORS) {
  if ((await exitCode('node', [script, ...process.argv.slice(2)])) !== 0) failed.push(script)
}
if (failed.length > 0) console.error(`Out of date or failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
