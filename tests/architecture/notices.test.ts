import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')

test('the notice names the licence of each font and each data set of others', () => {
  const licences = files.filter((file) => /(?:\/.*OFL\.txt|\.LICENSE)$/.test(file))
  expect(licences.length).toBeGreaterThanOrEqual(3)
  const notice = readFileSync('NOTICE', 'utf8')
  expect(licences.filter((file) => !notice.includes(file))).toEqual([])
})

test('each font has its licence beside it', () => {
  const families = files.flatMap((file) => /^(.*\/fonts\/[a-z]+)-[^/]*\.woff2$/.exec(file)?.[1] ?? [])
  expect(new Set(families).size).toBeGreaterThanOrEqual(2)
  expect(families.filter((family) => !files.includes(`${family}-OFL.txt`))).toEqual([])
})
