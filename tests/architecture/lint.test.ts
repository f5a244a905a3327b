import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

/** A fault of each kind that the linter is for, in a file of the layer that it belongs to, and its rule. */
const FAULTS: readonly [rule: string, path: string, text: string][] = [
  [
    'typescript(no-floating-promises)',
    'lib/domain/floating.ts',
    'const save = async (): Promise<void> => {}\nexport function press(): void {\n  save()\n}\n',
  ],
  [
    'typescript(no-misused-promises)',
    'lib/domain/condition.ts',
    'const isKnown = async (): Promise<boolean> => true\nexport const answer = (): number => (isKnown() ? 1 : 2)\n',
  ],
  [
    'typescript(no-misused-promises)',
    'components/forms/handler.tsx',
    'const save = async (): Promise<void> => {}\nexport const Save = () => <button onClick={save}>…</button>\n',
  ],
  ['typescript(no-explicit-any)', 'lib/domain/any.ts', 'export const value: any = 1\n'],
  ['eslint(no-unused-vars)', 'lib/domain/unused.ts', 'const unused = 1\n'],
  [
    'typescript(consistent-type-imports)',
    'lib/domain/types.ts',
    "import { Money } from './money.ts'\nexport const price = (money: Money): Money => money\n",
  ],
  ['eslint(no-console)', 'lib/domain/console.ts', "console.log('…')\n"],
  ['eslint(max-lines)', 'lib/domain/long.ts', `${'export {}\n'.repeat(301)}`],
  [
    'regexp(no-super-linear-backtracking)',
    'lib/domain/slow.ts',
    'export const isSlow = (text: string): boolean => /^(?:a+)+$/.test(text)\n',
  ],
  [
    'eslint(no-restricted-imports)',
    'lib/domain/layer.ts',
    "import { env } from '#services/kit/env.ts'\nexport { env }\n",
  ],
  [
    'eslint(no-restricted-imports)',
    'blocks/faq/server.tsx',
    "import { useState } from 'react'\nexport const Faq = () => <p>{useState(1)[0]}</p>\n",
  ],
  [
    'react-hooks(rules-of-hooks)',
    'components/forms/hook.tsx',
    `import { useState } from 'react'
export const Hook = ({ on }: { on: boolean }) => <p>{on && useState(1)[0]}</p>
`,
  ],
  ['react(jsx-key)', 'components/ui/key.tsx', 'export const Keys = () => [1, 2].map((one) => <p>{one}</p>)\n'],
  ['next(no-sync-scripts)', 'app/script.tsx', 'export const Script = () => <script src="/a.js" />\n'],
  ['jsx-a11y(alt-text)', 'components/ui/alt.tsx', 'export const Alt = () => <img src="/a.webp" />\n'],
]

/** Files without any fault, in the same layers. */
const FAULTLESS = {
  'packages/shared/domain/money.ts': 'export interface Money {\n  readonly cents: number\n}\n',
  'lib/domain/handled.ts':
    'const save = async (): Promise<void> => {}\nexport async function press(): Promise<void> {\n  await save()\n}\n',
}

const folder = mkdtempSync(join(tmpdir(), 'lint-'))

afterAll(() => {
  rmSync(folder, { recursive: true })
})

function write(path: string, text: string): void {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

test('each kind of fault is found, and nothing else', async () => {
  for (const file of ['oxlint.config.ts', 'tests/architecture/layers.ts', 'tsconfig.json', 'package.json'])
    cpSync(file, join(folder, file), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries(FAULTLESS)) write(path, text)
  for (const [, path, text] of FAULTS) write(path, text)
  const { stdout } = await promisify(execFile)(process.execPath, ['node_modules/oxlint/bin/oxlint', '--format=json'], {
    cwd: folder,
  }).catch((failed: { stdout: string }) => failed)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  const found = diagnostics.map(({ code, filename }) => `${filename}: ${code}`)
  expect(found.toSorted()).toEqual(FAULTS.map(([rule, path]) => `${path}: ${rule}`).toSorted())
}, 120_000)
