import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { NextRequest } from 'next/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ApiRoute } from '#lib/api/route.ts'
import { NEWSLETTER_CALLS, type NewsletterCallName, type Subscription } from '@barriere/shared/contracts/newsletter.ts'
import { readMailedLink } from '@barriere/shared/domain/visitors/newsletter.ts'
import { createLog } from '#services/kit/log.ts'
import { type Mail, type RequestStack, SITE, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 20_000 })

let stack: RequestStack
let logged = ''
let answerNewsletter: ApiRoute
let answerUnsubscribe: (request: NextRequest) => Promise<Response>
let answerUnsubscribeVisit: (request: NextRequest) => Response

beforeAll(async () => {
  stack = await startRequestStack({}, { log: createLog('trace', { write: (line) => void (logged += line) }) })
  ;({ answerNewsletter } = await import('#lib/api/newsletter/route.ts'))
  ;({ answerUnsubscribe, answerUnsubscribeVisit } = await import('#lib/api/newsletter/unsubscribe.ts'))
})

afterAll(() => stack.stop())

let readers = 0

const newReader = (): string => `reader-${(readers += 1)}@example.com`

interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly body: Subscription & { readonly code?: string; readonly message?: string; readonly fields?: string[] }
}

/** A call of a page of the site by a mailed link. */
async function call(name: NewsletterCallName, input: object, headers: Record<string, string> = {}): Promise<Answered> {
  const { path } = NEWSLETTER_CALLS[name]
  const response = await answerNewsletter(
    new NextRequest(`${SITE}/api/newsletter/${path}`, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: {
        'sec-fetch-site': 'same-origin',
        'origin': SITE,
        'accept-language': 'fr',
        'content-type': 'application/json',
        ...headers,
      },
    }),
    path,
  )
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answered['body'] }
}

/** The newest mail to a reader. */
const mailTo = async (reader: string, subject: string): Promise<Mail> => {
  let found: Mail | undefined
  await vi.waitFor(
    async () => {
      ;[found] = (await stack.mails(subject, 1)).filter(({ recipient }) => recipient === reader)
      expect(found).toBeDefined()
    },
    { timeout: 10_000 },
  )
  return found as Mail
}

const linkIn = ({ text }: Mail) => readMailedLink(/#\S+/.exec(text)?.[0] ?? '')

async function subscribed(more: object = {}): Promise<{ reader: string; subscription: Subscription }> {
  const reader = newReader()
  expect((await stack.send('newsletter', { more: { email: reader, ...more } })).status).toBe(201)
  const link = linkIn(await mailTo(reader, 'Confirmez votre abonnement'))
  expect(link?.view).toBe('confirm')
  const { status, body } = await call('confirm', { token: link?.token ?? '' })
  expect(status).toBe(200)
  return { reader, subscription: body }
}

const sendMailing = (mailing: object, token = 'local-newsletter') =>
  fetch(`${stack.origin}/site/newsletter/mailings`, {
    method: 'POST',
    body: JSON.stringify(mailing),
    headers: { 'content-type': 'application/json', 'authorization': `Bearer ${token}` },
  })

const letter = (key: string, subject: string) => ({
  key,
  themes: [],
  letters: {
    fr: { subject, paragraphs: ['Bonjour,', 'La saison s’ouvre.'] },
    en: { subject, paragraphs: ['Hello,', 'The season opens.'] },
  },
})

/** As a mailbox's provider posts it (RFC 8058): another origin, a form. */
const post = (address: string) =>
  answerUnsubscribe(
    new NextRequest(address, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'origin': 'https://mail.example' },
    }),
  )

describe('a subscription', () => {
  test('from the form to the letter, and by one click to its end', async () => {
    const { reader, subscription } = await subscribed()
    expect(subscription).toMatchObject({ email: reader, state: 'active', themes: ['tables', 'spectacles'] })
    const mailing = letter('mailing-one', 'Ouverture de la saison')
    expect(await (await sendMailing(mailing)).json()).toEqual({ recipients: 1 })
    const mail = await mailTo(reader, 'Ouverture de la saison')
    const address = /^<(.+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    expect(address).toMatch(`${SITE}/api/newsletter/unsubscribe?t=`)
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const link = linkIn(mail)
    expect(link?.view).toBe('preferences')
    // A scanner that follows the address as a link does not unsubscribe.
    const visit = answerUnsubscribeVisit(new NextRequest(address, { headers: { 'accept-language': 'en' } }))
    expect([visit.status, visit.headers.get('location')]).toEqual([303, '/en/newsletter-subscription'])
    expect((await call('read', { token: link?.token })).body.state).toBe('active')
    const ended = await post(address)
    expect([ended.status, ended.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect((await post(address)).status).toBe(200)
    const { body, headers } = await call('read', { token: link?.token })
    expect(body.state).toBe('withdrawn')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(await (await sendMailing(letter('mailing-two', 'Une autre'))).json()).toEqual({ recipients: 0 })
    expect(await (await fetch(`${stack.origin}/mail/messages/${'0'.repeat(8)}`)).text()).not.toContain(reader)
  })

  test('themes and language change by the mailed link', async () => {
    const { subscription } = await subscribed()
    const { preferences: token } = subscription
    expect((await call('change', { token, themes: ['casinos'], locale: 'en' })).body).toMatchObject({
      themes: ['casinos'],
      locale: 'en',
    })
    expect((await call('read', { token })).body).toMatchObject({ themes: ['casinos'], locale: 'en', state: 'active' })
    expect((await call('withdraw', { token })).body.state).toBe('withdrawn')
  })

  test('account enumeration: new, waiting, active and withdrawn addresses get the same answer', async () => {
    const { reader: active } = await subscribed()
    const { reader: withdrawn, subscription } = await subscribed()
    await call('withdraw', { token: subscription.preferences })
    const waiting = newReader()
    await stack.send('newsletter', { more: { email: waiting } })
    const given = await Promise.all(
      [newReader(), waiting, active, active, withdrawn].map((email) => stack.send('newsletter', { more: { email } })),
    )
    const shape = given.map(({ status, text, headers }) => [
      status,
      text.replace(/N-\w{4}-/, 'N-'),
      [...headers].filter(([name]) => name !== 'date'),
    ])
    expect(new Set(shape.map((one) => JSON.stringify(one))).size).toBe(1)
    expect((await mailTo(active, 'Vous êtes déjà abonné')).text).toContain('#preferences=')
  })

  test('the confirmation repeats nothing that a stranger has chosen', async () => {
    const reader = newReader()
    await stack.send('newsletter', { more: { email: reader, themes: ['win-a-car'], page: '/win-a-bike' } })
    const { text, html } = await mailTo(reader, 'Confirmez votre abonnement')
    for (const words of ['win-a-car', 'win-a-bike', reader]) expect(text + html).not.toContain(words)
  })
})

describe('what is refused', () => {
  test.each([
    [{ email: 'zoe@example.com\r\nBcc: a@example.com' }, ['email']],
    [{ themes: ['A b'] }, ['themes.0']],
    [{ themes: ['tables', 'tables'] }, ['themes']],
    [{ themes: Array.from({ length: 21 }, (_, index) => `t${index}`) }, ['themes']],
    [{ privacy: false }, ['privacy']],
    [{ locale: 'de' }, ['locale']],
    [{ firstName: 'Zoé' }, ['firstName']],
  ])('a subscription with %o', async (more, fields) => {
    const { status, body } = await stack.send('newsletter', { more })
    expect([status, body.fields]).toEqual([422, fields])
  })

  test.each(Object.keys(NEWSLETTER_CALLS) as NewsletterCallName[])('%s by a forged link, in words', async (name) => {
    const more = name === 'change' ? { themes: [], locale: 'fr' } : {}
    const { status, body } = await call(name, { token: 'x'.repeat(120), ...more }, { 'accept-language': 'en' })
    expect([status, body.code, body.message]).toEqual([
      404,
      'link',
      'This link is no longer valid. Subscribe again, and we will send you another.',
    ])
    expect((await call(name, { token: 'x"', ...more })).status).toBe(422)
    expect((await call(name, { token: 'x'.repeat(120), ...more }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const { path } = NEWSLETTER_CALLS[name]
    expect((await fetch(`${stack.origin}/site/newsletter/${path}`, { method: 'POST', body: '{}' })).status).toBe(401)
  })

  test('a one-click address that is forged, and one without its token', async () => {
    expect((await post(`${SITE}/api/newsletter/unsubscribe?t=${'x'.repeat(120)}`)).status).toBe(404)
    expect((await post(`${SITE}/api/newsletter/unsubscribe?t=%22`)).status).toBe(404)
    expect((await post(`${SITE}/api/newsletter/unsubscribe`)).status).toBe(404)
  })

  test('mailings by others, with a line break in the subject, or under a key that was used', async () => {
    expect((await sendMailing(letter('mailing-three', 'X'), 'local-site')).status).toBe(401)
    const broken = await sendMailing(letter('mailing-three', 'X\r\nBcc: a@example.com'))
    expect([broken.status, await broken.json()]).toEqual([
      422,
      { code: 'fields', fields: expect.arrayContaining(['letters.fr.subject']) as string[] },
    ])
    expect((await sendMailing(letter('mailing-three', 'X'))).status).toBe(202)
    expect((await sendMailing(letter('mailing-three', 'Y'))).status).toBe(409)
  })
})

test('a letter is sent from its file by the command, and the same file again sends nothing more', async () => {
  const { reader } = await subscribed()
  const folder = await mkdtemp(join(tmpdir(), 'letter-'))
  const file = join(folder, 'letter.json')
  await writeFile(file, JSON.stringify(letter('mailing-by-file', 'Par la commande')))
  const run = () =>
    promisify(execFile)(process.execPath, ['services/site/newsletter/send-mailing.ts', file, stack.origin], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test' },
    })
  const { stdout } = await run()
  expect(stdout).toMatch(/^mailing-by-file: [1-9]\d* recipients\n$/)
  await mailTo(reader, 'Par la commande')
  expect((await run()).stdout).toBe(stdout)
  await writeFile(file, JSON.stringify(letter('mailing-by-file', 'Une autre')))
  await expect(run()).rejects.toThrow('409')
  await rm(folder, { recursive: true })
})

test('the log has neither readers nor tokens', async () => {
  const { reader, subscription } = await subscribed()
  await sendMailing(letter('mailing-canary', 'Kanarienvogel'))
  const { headers } = await mailTo(reader, 'Kanarienvogel')
  const address = headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
  await post(address)
  await call('read', { token: subscription.preferences })
  expect(logged).toContain('/site/newsletter/unsubscribe')
  for (const canary of [
    reader,
    'example.com',
    subscription.preferences,
    address.split('t=')[1] ?? '?',
    'Kanarienvogel',
  ])
    expect(logged).not.toContain(canary)
})
