import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { LOCAL_SECRETS, type SecretName } from '@barriere/shared/process/deployment.ts'
import { hasDesk, hasEditor, requireSafeDeployment } from './deployment.ts'
import { parseEnv } from './env.ts'

test('has a default for everything', () => {
  expect(parseEnv({})).toMatchObject({
    SERVICES: ['content', 'site', 'instagram', 'partners', 'captcha', 'hotel', 'casino', 'payment', 'icons', 'mail'],
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
  ['REQUESTS_DESK', 'nobody'],
  ['REQUESTS_EVENT_DAYS', '1'],
  ['HOTEL_PASSKEY_DOMAIN', 'evil.example'],
  ['PAYMENT_SITE_ID', '1234567'],
  ['PAYMENT_SITE_ID', '1234567a'],
  ['PAYMENT_MODE', 'LIVE'],
  ['PAYMENT_FORM_URL', 'ftp://pay.example'],
  ['PAYMENT_KEY', 'short'],
  ['CLAMD_URL', 'http://127.0.0.1:3310'],
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

/** A secret as `openssl rand -hex 32` writes one. */
const own = (name: string): string => createHash('sha256').update(name).digest('hex')

const PUBLIC = {
  NODE_ENV: 'production',
  SERVICES: 'content,site,hotel',
  SITE_ORIGIN: 'https://www.group.example',
  SMTP_URL: 'smtps://mail.group.example',
  REQUESTS_DESK: 'contact@group.example',
  STORYBLOK_PUBLIC_TOKEN: own('STORYBLOK_PUBLIC_TOKEN'),
  STORYBLOK_PREVIEW_TOKEN: own('STORYBLOK_PREVIEW_TOKEN'),
  STORYBLOK_MANAGEMENT_TOKEN: own('STORYBLOK_MANAGEMENT_TOKEN'),
  STORYBLOK_WEBHOOK_SECRET: own('STORYBLOK_WEBHOOK_SECRET'),
  EDITOR_KEY: own('EDITOR_KEY'),
  HOTEL_API_TOKEN: own('HOTEL_API_TOKEN'),
  HOTEL_DESK_TOKEN: own('HOTEL_DESK_TOKEN'),
  HOTEL_PEPPER: own('HOTEL_PEPPER'),
  OPERATOR_TOKEN: own('OPERATOR_TOKEN'),
  SITE_API_TOKEN: own('SITE_API_TOKEN'),
  SITE_SESSION_KEY: own('SITE_SESSION_KEY'),
  NEWSLETTER_TOKEN: own('NEWSLETTER_TOKEN'),
}

const starting = (raw: Record<string, string>) => () => requireSafeDeployment(parseEnv(raw))

test('a public deployment starts with secrets of its own, https and no stand-in', () => {
  expect(starting(PUBLIC)).not.toThrow()
  expect(starting({ NODE_ENV: 'production', DEPLOYMENT: 'local' })).not.toThrow()
  expect(starting({})).not.toThrow()
})

test.each(Object.keys(LOCAL_SECRETS).filter((name) => name in PUBLIC))('it needs %s, of its own', (name) => {
  for (const value of ['', LOCAL_SECRETS[name as SecretName]])
    expect(starting({ ...PUBLIC, [name]: value })).toThrow(`Bad configuration: ${name} needs a value of its own`)
})

test.each([
  [{ SITE_ORIGIN: 'http://www.group.example' }, 'SITE_ORIGIN must be a public https origin'],
  [{ SITE_ORIGIN: '' }, 'SITE_ORIGIN must be a public https origin'],
  [{ SITE_ORIGIN: 'https://localhost' }, 'SITE_ORIGIN must be a public https origin'],
  [{ CONTENT_FAULTS: '1' }, 'CONTENT_FAULTS is for demonstrations and tests'],
  [{ HOTEL_DEMONSTRATION: '1' }, 'HOTEL_DEMONSTRATION is for demonstrations and tests'],
  [{ MAIL_VIEWER: '1' }, 'MAIL_VIEWER is for demonstrations and tests'],
  [{ SMTP_URL: '' }, 'The mailbox that stands in for SMTP_URL is for demonstrations and tests'],
  [{ SMTP_URL: '', SERVICES: 'site' }, 'The mailbox that stands in for SMTP_URL is for demonstrations and tests'],
  [
    { DESK_ORIGIN: 'https://desk.group.example' },
    'DESK_TOKEN needs a value of its own; DESK_KEY needs a value of its own',
  ],
  [
    { DESK_ORIGIN: 'http://desk.group.example', DESK_TOKEN: own('DESK_TOKEN'), DESK_KEY: own('DESK_KEY') },
    'DESK_ORIGIN without https is for demonstrations and tests',
  ],
  [{ EDITOR_DEMONSTRATION: '1' }, 'EDITOR_DEMONSTRATION is for demonstrations and tests'],
  [{ EDITOR_ORIGIN: 'http://editor.group.example' }, 'EDITOR_ORIGIN without https is for demonstrations and tests'],
  [
    { SERVICES: 'content', EDITOR_ORIGIN: 'https://editor.group.example', SMTP_URL: '' },
    'The mailbox that stands in for SMTP_URL is for demonstrations and tests',
  ],
  [{ REQUESTS_DESK: '' }, 'The desk that stands in for REQUESTS_DESK is for demonstrations and tests'],
  [{ SERVICES: 'content,partners' }, 'SERVICES: partners is for demonstrations and tests'],
  [{ SERVICES: 'content,captcha' }, 'SERVICES: captcha is for demonstrations and tests'],
])('it refuses %o', (more, fault) => {
  expect(starting({ ...PUBLIC, ...more })).toThrow(`Bad configuration: ${fault}`)
})

test.each([
  ['HOTEL_PEPPER', 'a'.repeat(64)],
  ['HOTEL_PEPPER', '0123456789abcdef'],
  ['HOTEL_PEPPER', 'Deauville-2026!'],
  ['STORYBLOK_MANAGEMENT_TOKEN', 'a'],
])('%s is too easy to guess: %s', (name, value) => {
  expect(starting({ ...PUBLIC, [name]: value })).toThrow(
    `Bad configuration: ${name} is too easy to guess; “openssl rand -hex 32” writes one of 128 bits and more`,
  )
})

test('a token of 22 random characters is one of 128 bits; a secret serves once', () => {
  expect(starting({ ...PUBLIC, HOTEL_API_TOKEN: 'Zk3vQm8RtYw2LpXs7NbHdA' })).not.toThrow()
  expect(starting({ ...PUBLIC, HOTEL_PEPPER: PUBLIC.HOTEL_API_TOKEN })).toThrow(
    'HOTEL_PEPPER has the value of HOTEL_API_TOKEN',
  )
})

test('a secret may have a passive one beside it, which is held to the same', () => {
  const pair = (passive: string) => starting({ ...PUBLIC, HOTEL_PEPPER: `${PUBLIC.HOTEL_PEPPER},${passive}` })
  expect(pair(own('another'))).not.toThrow()
  expect(pair('a'.repeat(64))).toThrow('HOTEL_PEPPER is too easy to guess')
  expect(pair(LOCAL_SECRETS.HOTEL_PEPPER)).toThrow('HOTEL_PEPPER needs a value of its own')
  expect(pair(PUBLIC.HOTEL_PEPPER)).toThrow('HOTEL_PEPPER has the same value twice')
  expect(pair(PUBLIC.HOTEL_API_TOKEN)).toThrow('HOTEL_PEPPER has the value of HOTEL_API_TOKEN')
  expect(pair(`${own('another')},${own('third')}`)).toThrow('takes two secrets at most')
})

test.each([
  [{ DATABASE_URL: 'postgres://barriere:secret@10.0.0.5/barriere' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://barriere:secret@db.group.example/barriere?sslmode=prefer' }, 'DATABASE_URL'],
  [{ CONTENT_WEBHOOK_URLS: 'https://a.example/x,http://203.0.113.4/x' }, 'CONTENT_WEBHOOK_URLS'],
  [{ CLAMD_URL: 'tcp://10.0.0.7:3310' }, 'CLAMD_URL'],
])('%o sends secrets in clear', (more, name) => {
  expect(starting({ ...PUBLIC, ...more })).toThrow(`Bad configuration: ${name} has an address without TLS`)
})

test('addresses with TLS, of this machine, and of a closed network are asked', () => {
  for (const DATABASE_URL of [
    'postgres://barriere:secret@db.group.example/barriere?sslmode=verify-full',
    'postgres://barriere:secret@127.0.0.1/barriere',
    'postgres://barriere:secret@postgres/barriere',
  ])
    expect(starting({ ...PUBLIC, PRIVATE_HOSTS: 'postgres,site-1', DATABASE_URL })).not.toThrow()
  const webhooks = { CONTENT_WEBHOOK_URLS: 'http://site-1:3000/api/webhooks/storyblok' }
  expect(starting({ ...PUBLIC, PRIVATE_HOSTS: 'postgres,site-1', ...webhooks })).not.toThrow()
})

const PAYING = {
  ...PUBLIC,
  SERVICES: 'casino',
  CASINO_API_TOKEN: own('CASINO_API_TOKEN'),
  CASINO_DESK_TOKEN: own('CASINO_DESK_TOKEN'),
  CASINO_PEPPER: own('CASINO_PEPPER'),
  PAYMENT_FORM_URL: 'https://pay.example/vads-payment/',
  PAYMENT_API_URL: 'https://api.pay.example',
  PAYMENT_SITE_ID: '10000001',
  PAYMENT_MODE: 'PRODUCTION',
  PAYMENT_KEY: 'a-key-of-its-own',
  PAYMENT_API_PASSWORD: 'prodpassword_of_its_own',
}

test('a public deployment takes payments with the provider alone', () => {
  expect(starting(PAYING)).not.toThrow()
})

test.each([
  [{ PAYMENT_FORM_URL: '' }, 'PAYMENT_FORM_URL needs an address, its default is a stand-in'],
  [{ PAYMENT_API_URL: '' }, 'PAYMENT_API_URL needs an address, its default is a stand-in'],
  [{ PAYMENT_API_URL: 'http://127.0.0.1:4001/payment' }, 'PAYMENT_API_URL needs an address, its default is a stand-in'],
  [{ PAYMENT_API_URL: 'http://api.pay.example' }, 'PAYMENT_API_URL without https is for demonstrations and tests'],
  [{ PAYMENT_FORM_URL: 'http://pay.example' }, 'PAYMENT_FORM_URL without https is for demonstrations and tests'],
  [{ PAYMENT_SITE_ID: '' }, 'The merchant that stands in for PAYMENT_SITE_ID is for demonstrations and tests'],
  [{ PAYMENT_MODE: '' }, 'PAYMENT_MODE TEST is for demonstrations and tests'],
  [{ PAYMENT_MODE: 'TEST' }, 'PAYMENT_MODE TEST is for demonstrations and tests'],
  [{ PAYMENT_KEY: '' }, 'PAYMENT_KEY needs a value of its own'],
  [{ PAYMENT_KEY: LOCAL_SECRETS.PAYMENT_KEY }, 'PAYMENT_KEY needs a value of its own'],
  [{ PAYMENT_API_PASSWORD: '' }, 'PAYMENT_API_PASSWORD needs a value of its own'],
  [
    { PAYMENT_API_PASSWORD: 'testpassword_of_its_own' },
    'The test password in PAYMENT_API_PASSWORD is for demonstrations and tests',
  ],
  [{ SERVICES: 'casino,payment' }, 'SERVICES: payment is for demonstrations and tests'],
])('it takes none with %o', (more, fault) => {
  expect(starting({ ...PAYING, ...more })).toThrow(`Bad configuration: ${fault}`)
})

test('an origin that is not local is public, whatever else is said', () => {
  const told = { SITE_ORIGIN: 'http://group.example', NODE_ENV: 'development', DEPLOYMENT: 'local' }
  expect(starting(told)).toThrow(/STORYBLOK_PREVIEW_TOKEN.*HOTEL_PEPPER.*SERVICES: mail/)
  expect(starting({ SITE_ORIGIN: 'http://demo.localhost:3000' })).not.toThrow()
})

test('the editor is served on this machine, and where strangers are only under an address of its own', () => {
  const settings = { SITE_ORIGIN: 'https://www.group.example' }
  expect(hasEditor(parseEnv({}))).toBe(true)
  expect(hasEditor(parseEnv(settings))).toBe(false)
  expect(hasEditor(parseEnv({ ...settings, EDITOR_ORIGIN: 'https://editor.group.example' }))).toBe(true)
  expect(hasEditor(parseEnv({ SERVICES: 'hotel' }))).toBe(false)
})

test('the desk is served on this machine, and where strangers are only under an address of its own', () => {
  const settings = { SITE_ORIGIN: 'https://www.group.example' }
  expect(hasDesk(parseEnv({}))).toBe(true)
  expect(hasDesk(parseEnv(settings))).toBe(false)
  expect(hasDesk(parseEnv({ ...settings, DESK_ORIGIN: 'https://desk.group.example' }))).toBe(true)
  expect(hasDesk(parseEnv({ SERVICES: 'hotel' }))).toBe(false)
})
