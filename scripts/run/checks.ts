import { join } from 'node:path'
import { exitCode } from './processes.ts'

interface Check {
  readonly name: string
  readonly command: readonly [string, ...string[]]
}

const bin = (...parts: string[]): string => join('node_modules', ...parts)

/** What `verify` holds to: generated files are as their sources say, types, lint and import rules. */
export const CHECKS: readonly Check[] = [
  { name: 'Generated files', command: ['scripts/run/generate.ts', '--check'] },
  { name: 'Types', command: [bin('typescript', 'bin', 'tsc'), '--noEmit'] },
  { name: 'Lint', command: [bin('eslint', 'bin', 'eslint.js'), '.'] },
  { name: 'Demonstration', command: ['demo/scripts/check.ts', '--if-changed'] },
]

/** Runs all checks, so that one run names everything that is wrong. Resolves to the names of those that failed. */
export async function runChecks(checks: readonly Check[]): Promise<string[]> {
  const failed: string[] = []
  for (const { name, command } of checks) {
    const started = Date.now()
    const code = await exitCode('node', command)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    if (code !== 0) failed.push(name)
  }
  return failed
}
