import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FILES = globSync('tests/**/*.test.{ts,tsx}').filter((file) =>
  /from '(?:#tests\/corpus|\.)\/report\.ts'/.test(readFileSync(file, 'utf8')),
)

const SOURCES = FILES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^\s*source: (.*),$/gm)].map(([, source = '']) => source),
)

test('the corpus has areas and reports', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(20)
  expect(SOURCES.length).toBeGreaterThanOrEqual(180)
})

test('each source is the address of a thread', () => {
  expect(
    SOURCES.filter((source) => !/^'https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/[1-9]\d*'$/.test(source)),
  ).toEqual([])
})

test('no thread stands in the corpus twice', () => {
  expect(SOURCES.filter((source, index) => SOURCES.indexOf(source) !== index)).toEqual([])
})
