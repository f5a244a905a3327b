import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { requireBrowser } from './browser.ts'
import { NICE_BROWSER } from './browser-tests.ts'
import { buildIfStale } from './build.ts'
import { SHEETS, composeSheets } from './contact-sheets.ts'
import { exitCode } from './processes.ts'

// `npm run shots -- [--night] [--english] [WORD]`: contact sheets of every kind of page and of all that opens on them,
// or of the screens with this word in their names. They are for looking at; browser tests check the same screens.
const { values, positionals } = parseArgs({
  options: { night: { type: 'boolean' }, english: { type: 'boolean' } },
  allowPositionals: true,
})

const SPECS = ['e2e/screens.spec.ts', 'e2e/screens-members.spec.ts', 'e2e/screens-editor.spec.ts']

await buildIfStale()
rmSync(SHEETS, { recursive: true, force: true })
const code = await exitCode(
  'node',
  ['node_modules/@playwright/test/cli.js', 'test', ...SPECS, '--reporter=dot', '--output=.cache/shots/playwright'],
  {
    env: {
      CHROMIUM_PATH: NICE_BROWSER,
      BROWSER: await requireBrowser(),
      SHOTS: '1',
      SCREENS_NIGHT: values.night ? '1' : '',
      SCREENS_ENGLISH: values.english ? '1' : '',
      SCREENS_WORD: positionals[0] ?? '',
    },
  },
)
const sheets = await composeSheets()
for (const sheet of sheets) console.log(sheet)
console.log(`${sheets.length} contact sheets: ${SHEETS}/index.html`)
process.exitCode = code
