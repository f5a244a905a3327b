import { existsSync, globSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { UserWorkspaceConfig } from 'vitest/config'
import { COMPLETE_ONLY } from '@barriere/testing/test-size.ts'
import config from '../../vitest.config.ts'

const projects = (config.test?.projects ?? []) as readonly UserWorkspaceConfig[]

const filesOf = (patterns: readonly string[] = []): ReadonlySet<string> => new Set(globSync(patterns))

/** Files of each project. */
const RUN = projects.map(({ test: { include, exclude } = {} }) => filesOf(include).difference(filesOf(exclude)))

// The demonstration has a configuration of its own.
const FILES = globSync('**/*.test.{ts,tsx}', { exclude: ['node_modules', 'demo', '.*'] })

test('every test file is run by one project, or in the complete set', () => {
  expect(FILES.length).toBeGreaterThan(600)
  const isLeftOut = (file: string) => COMPLETE_ONLY.some((one) => one === file)
  expect(FILES.filter((file) => !isLeftOut(file) && RUN.filter((files) => files.has(file)).length !== 1)).toEqual([])
})

test('every file of the complete set is there', () => {
  expect(COMPLETE_ONLY.filter((file) => !existsSync(file))).toEqual([])
})
