import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BENCHES, TOOLS } from '#scripts/run/programs.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Names of the parts that `npm run bench` measures by default. */
const PARTS = ['pages', 'uncached', 'memory', 'publish', 'weights', 'lighthouse', 'ledger']

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  bench: [...Object.keys(BENCHES), ...PARTS, 'help', 'NAME'],
  tool: [...Object.keys(TOOLS), 'NAME'],
}

const mentioned = execFileSync('git', ['grep', '-hoE', 'npm run [a-z][a-z0-9:-]*( -- [A-Za-z][A-Za-z-]*)?'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')

test('every script that a file names exists, with its benchmark or tool', () => {
  const unknown = new Set(mentioned).values().filter((mention) => {
    const [, script = '', name] = /^npm run (\S+)(?: -- (\S+))?$/.exec(mention) ?? []
    return !Object.hasOwn(scripts, script) || (name !== undefined && KNOWN[script]?.includes(name) === false)
  })
  expect([...unknown]).toEqual([])
})
