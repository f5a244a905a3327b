import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const packagesOf = (file: string): Record<string, { version?: string }> =>
  (JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { version?: string }> }).packages

// Reproducibility: a package outside the lock file may change its version any day, and `npm ci` refuses the file.
test('the lock file has every package that is installed', () => {
  const locked = packagesOf('package-lock.json')
  const missing = Object.entries(packagesOf('node_modules/.package-lock.json'))
    .filter(([path, { version }]) => locked[path]?.version !== version)
    .map(([path]) => path)
  expect(missing).toEqual([])
})
