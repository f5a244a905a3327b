import { settingsReport } from '#lib/domain/settings-report.ts'

// Entry point of the site's process. `--check` says on one page what is set, what is a stand-in and what a public
// deployment refuses, starts nothing, and ends with 1 where one would not start; `--dev` reloads on change.
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
  await import('./serve-site.ts')
}
