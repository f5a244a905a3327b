import { expect, test } from 'vitest'
import { settingsReport } from './settings-report.ts'

const VARIABLES = [
  'SITE_ORIGIN',
  'REDIS_URL',
  'STORYBLOK_PREVIEW_TOKEN',
  'DATABASE_URL',
  'SENTRY_DSN',
  'WALLET_KEY_FILE',
]

const report = (source: Readonly<Record<string, string>>, needs: Parameters<typeof settingsReport>[0]['needs'] = []) =>
  settingsReport({ process: 'Site', variables: VARIABLES, source, needs, notes: ['Forms ask reCAPTCHA.'] })

test('says what is set, and of secrets only that they are', () => {
  const { text, isReady } = report({
    SITE_ORIGIN: 'https://barriere.example',
    REDIS_URL: 'redis://user:s3cret@redis.example:6379',
    STORYBLOK_PREVIEW_TOKEN: 's3cret',
    DATABASE_URL: 'postgres://db.example/site?password=s3cret',
    SENTRY_DSN: 'https://s3cret@sentry.example/1',
    WALLET_KEY_FILE: 's3cret',
    UNKNOWN: 's3cret',
  })
  expect(isReady).toBe(true)
  expect(text).not.toContain('s3cret')
  expect(text).toContain('Set: 6 of 6')
  expect(text).toContain('SITE_ORIGIN=https://barriere.example\n')
  expect(text).toContain('REDIS_URL=redis://…@redis.example:6379\n')
  expect(text).toContain('STORYBLOK_PREVIEW_TOKEN=(set)\n')
  expect(text).toContain('Forms ask reCAPTCHA.')
})

test('an empty value is none', () => {
  expect(report({ SITE_ORIGIN: '' }).text).not.toContain('Set:')
})

test('says by kind what a public deployment refuses', () => {
  const { text, isReady } = report({}, [
    { kind: 'secret', text: 'HOTEL_PEPPER needs a value of its own' },
    { kind: 'stand-in', text: 'THEFORK_URL needs an address' },
  ])
  expect(isReady).toBe(false)
  expect(text).toMatch(/^Site: a public deployment would not start\.\n/)
  expect(text).toMatch(/· Secrets\n {2}HOTEL_PEPPER needs/)
  expect(text).toMatch(/· Stand-ins\n {2}THEFORK_URL needs/)
})
