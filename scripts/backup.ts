// Backup and restore of the services' data: `npm run tool -- backup`, `npm run tool -- restore`.
import { parseArgs } from 'node:util'
import { backUp, restore } from '#services/kit/backup.ts'
import { parseEnv } from '#services/kit/env.ts'
import { StartError } from '#services/kit/start-error.ts'

const HELP = `Backup and restore of the services’ data: the database and the originals of files.

  npm run tool -- backup <folder>                 writes a backup to a new or empty folder
  npm run tool -- restore <folder>                puts it back where nothing is
  npm run tool -- restore <folder> --replace      puts it in the place of what is there

DATABASE_URL and DATA_DIR say where the data are, as for the services. With PostgreSQL the services may go on while they
are backed up; for PGlite, and to restore, stop them first. What the site stores (pages, pictures) is made again.
`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})
const [folder, isRestore] = positionals[0] === 'restore' ? [positionals[1], true] : [positionals[0], false]

if (folder === undefined) {
  process.stdout.write(HELP)
  process.exitCode = 1
} else {
  try {
    const { DATABASE_URL: url, DATA_DIR: dataDir } = parseEnv(process.env)
    const made = await (isRestore
      ? restore(folder, { url, dataDir }, values.replace)
      : backUp({ url, dataDir }, folder))
    process.stdout.write(
      isRestore ? `Restored: the data of ${made}.\n` : `Backed up to ${folder}: the data of ${made}.\n`,
    )
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
