import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a block crops to a ratio of the list, which the editor previews, and to no other', () => {
  const files = globSync('blocks/**/*.{ts,tsx}').filter((file) => !/\.(?:test|fixtures)\./.test(file))
  const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  expect(sources.filter(({ text }) => text.includes('PICTURE_RATIOS.')).length).toBeGreaterThanOrEqual(15)
  expect(sources.filter(({ text }) => /\bratio:\s*\d/.test(text)).map(({ file }) => file)).toEqual([])
})
