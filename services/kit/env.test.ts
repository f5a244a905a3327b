import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('has a default for everything', () => {
  expect(parseEnv({})).toMatchObject({
    SERVICES: ['content', 'site', 'instagram', 'partners', 'hotel', 'mail'],
    SERVICES_PORT: 4001,
    CONTENT_WEBHOOK_URLS: [],
    CONTENT_FAULTS: false,
  })
})

test('an empty value is an unset one', () => {
  expect(parseEnv({ DATABASE_URL: '', SERVICES_PORT: '' })).toEqual(parseEnv({}))
})

test('lists are split and trimmed', () => {
  expect(parseEnv({ SERVICES: 'content, hotel,', CONTENT_WEBHOOK_URLS: 'http://a/x,https://b/y' })).toMatchObject({
    SERVICES: ['content', 'hotel'],
    CONTENT_WEBHOOK_URLS: ['http://a/x', 'https://b/y'],
  })
})

test.each([
  ['SERVICES_PORT', 'eighty'],
  ['SERVICES_PORT', '70000'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['LOG_LEVEL', 'loud'],
  ['CONTENT_WEBHOOK_URLS', 'ftp://x'],
  ['CONTENT_FAULTS', 'maybe'],
  ['SMTP_URL', 'http://mail.example'],
  ['SMTP_URL', 'smtp:mail'],
  ['SITE_SESSION_KEY', 'short'],
  ['HOTEL_EVENTS_DAYS', '0'],
  ['HOTEL_PASSKEY_DOMAIN', 'evil.example'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^Bad configuration: ${name}.*$`))
})

test.each(['www.barriere.example', 'barriere.example'])('passkeys may be bound to %s', (domain) => {
  const given = { SITE_ORIGIN: 'https://www.barriere.example', HOTEL_PASSKEY_DOMAIN: domain }
  expect(parseEnv(given).HOTEL_PASSKEY_DOMAIN).toBe(domain)
})

test('several faults are told at once', () => {
  expect(() => parseEnv({ SERVICES_PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/SERVICES_PORT.*LOG_LEVEL/)
})

const secrets = {
  STORYBLOK_PUBLIC_TOKEN: 'a',
  STORYBLOK_PREVIEW_TOKEN: 'b',
  STORYBLOK_MANAGEMENT_TOKEN: 'c',
  STORYBLOK_WEBHOOK_SECRET: 'd',
  INSTAGRAM_TOKEN: 'e',
  HOTEL_API_TOKEN: 'f',
  HOTEL_PEPPER: 'of-eight',
  MAIL_TOKEN: 'g',
  SITE_API_TOKEN: 'h',
  SITE_SESSION_KEY: 'a-key-of-sixteen',
}

test('production that strangers can reach refuses the local secrets', () => {
  const open = { NODE_ENV: 'production', SERVICES_HOST: '0.0.0.0' }
  expect(() => parseEnv(open)).toThrow(/STORYBLOK_PUBLIC_TOKEN.*STORYBLOK_WEBHOOK_SECRET.*INSTAGRAM_TOKEN/)
  expect(() => parseEnv({ ...open, ...secrets, STORYBLOK_PREVIEW_TOKEN: 'local-preview' })).toThrow(
    /: STORYBLOK_PREVIEW_TOKEN$/,
  )
  expect(() => parseEnv({ ...open, ...secrets, CONTENT_FAULTS: '1' })).toThrow(/CONTENT_FAULTS/)
  expect(parseEnv({ ...open, ...secrets }).SERVICES_HOST).toBe('0.0.0.0')
  expect(parseEnv({ NODE_ENV: 'production' }).SERVICES_HOST).toBe('127.0.0.1')
})
