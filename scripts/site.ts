import { settingsReport } from '@barriere/shared/process/settings-report.ts'

// Entry point of the site's process. `--check` prints the settings, the stand-ins and the faults of a public
// deployment, starts nothing, and ends with 1 where such a deployment would not start; `--dev` reloads on change.
if (process.argv.includes('--check')) {
  try {
    const { SITE_VARIABLES, siteNeeds, siteNotes } = await import('#lib/process/env.ts')
    const report = settingsReport({
      process: 'Site',
      variables: SITE_VARIABLES,
      source: process.env,
      needs: siteNeeds(process.env),
      notes: siteNotes(process.env),
    })
    process.stdout.write(report.text)
    process.exitCode = report.isReady ? 0 : 1
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
} else {
  // Node reads next.config.ts itself, as with `next start --experimental-next-config-strip-types`: Next's compiler,
  // which would read it otherwise, stays in memory with 23 MB.
  process.env['__NEXT_NODE_NATIVE_TS_LOADER_ENABLED'] = 'true'
  await import('./serve-site.ts')
}
