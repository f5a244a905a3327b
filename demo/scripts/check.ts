/**
 * Checks the workspace: generated files, types, lint, tests.
 *
 *   node demo/scripts/check.ts
 *   node demo/scripts/check.ts --if-changed    only if the fingerprint differs
 *
 * If all checks pass, writes the fingerprint to demo/checked.sha256, which is committed; not in continuous integration.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../../scripts/run/checks.ts'
import { CHECKED, fingerprint, isChecked } from './fingerprint.ts'

process.chdir(join(import.meta.dirname, '..', '..'))

const ifChanged = process.argv.includes('--if-changed')

if (ifChanged && isChecked()) {
  console.log('  Demonstration: unchanged since its checks passed, skipped; `npm run tool -- demo-check` runs them.')
} else {
  // Before the checks, so that the fingerprint excludes changes made while they run.
  const checked = fingerprint()
  const failed = await runChecks([
    { title: 'Demonstration: stories', command: ['demo/scripts/stories.ts', '--check'] },
    { title: 'Demonstration: datasources', command: ['demo/scripts/datasources.ts', '--check'] },
    { title: 'Demonstration: properties', command: ['demo/scripts/properties.ts', '--check'] },
    { title: 'Demonstration: illustrations', command: ['demo/scripts/illustrations.ts', '--check'] },
    { title: 'Demonstration: types', command: ['node_modules/typescript-7/bin/tsc', '--noEmit', '--project', 'demo'] },
    { title: 'Demonstration: lint', command: ['node_modules/oxlint/bin/oxlint', 'demo'] },
    {
      title: 'Demonstration: tests',
      command: ['node_modules/vitest/vitest.mjs', 'run', '--root', 'demo', '--reporter=dot'],
    },
  ])
  if (failed.length === 0 && !process.env.CI) writeFileSync(CHECKED, `${checked}\n`)
  process.exitCode = failed.length > 0 ? 1 : 0
}
