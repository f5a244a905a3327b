import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Environment as SiteEnvironment, parseEnv as parseSite } from '#lib/process/env.ts'
import { Environment as ServicesEnvironment, parseEnv as parseServices } from '#services/kit/env.ts'

/** `#NAME=default`; nothing after `=` for a setting without a default, or whose default depends on others. */
const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
)
const names = settings.map(({ name }) => name)
const values = Object.fromEntries(settings.map(({ name, value }) => [name, value]))

describe('.env.example', () => {
  test('has every variable of the site and of the services, each once', () => {
    const variables = new Set([...Object.keys(SiteEnvironment.shape), ...Object.keys(ServicesEnvironment.shape)])
    expect(names.toSorted()).toEqual([...variables].toSorted())
  })

  test('shows the defaults: the settings as they stand there change nothing', () => {
    expect(parseSite(values)).toEqual(parseSite({}))
    expect(parseServices(values)).toEqual(parseServices({}))
  })

  test('says of every variable what it means', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n')
    const meant = (index: number): boolean => {
      const before = lines[index - 1] ?? ''
      return before.startsWith('# ') || (/^#[A-Z]/.test(before) && meant(index - 1))
    }
    const silent = lines.filter((line, index) => /^#[A-Z][A-Z_]*=/.test(line) && !meant(index))
    expect(silent).toEqual([])
  })
})
