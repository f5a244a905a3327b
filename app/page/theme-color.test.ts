import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GROUNDS, themeColor } from './theme-color.ts'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

/** Declarations of the first rule that contains this selector text. */
const declarations = (selector: string): string[] => {
  const [, body = ''] = tokens.slice(tokens.indexOf(selector)).split(/[{}]/)
  return body
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const ink = (name: string): string | undefined => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]

test('theme-color is the ground of each theme', () => {
  expect(GROUNDS).toEqual({ paper: ink('papier'), night: ink('nuit') })
  expect(declarations("[data-theme='paper']")).toContain('--bg: var(--papier)')
  expect(declarations("[data-theme='night']")).toContain('--bg: var(--nuit)')
  expect([themeColor('paper'), themeColor('night')]).toEqual([GROUNDS.paper, GROUNDS.night])
  expect(themeColor('auto')).toEqual([
    { media: '(prefers-color-scheme: light)', color: GROUNDS.paper },
    { media: '(prefers-color-scheme: dark)', color: GROUNDS.night },
  ])
})

test('night by preference is night', () => {
  const night = declarations("[data-theme='night'],")
  expect(night.length).toBeGreaterThan(20)
  expect(declarations("body:has(> [data-theme='auto'])")).toEqual(night)
})
