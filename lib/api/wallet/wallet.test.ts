import { createHash, createPublicKey, verify } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { strFromU8, unzipSync } from 'fflate'
import { jwtVerify } from 'jose'
import { NextRequest } from 'next/server'
import forge from 'node-forge'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SESSION_COOKIE } from '#lib/gateways/sessions/session-cookies.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { CLIENT_ADDRESS_HEADER } from '../client-address.ts'
import { keyPair, passCertificate } from './test-support.ts'
import type { answerWallet } from './wallet.ts'

const SITE = 'http://www.group.example'
const LOGIN = { token: 'casino-token', accountId: 'c1', expiresAt: '2027-01-01T00:00:00.000Z' }
const CARD = {
  number: '3000000041',
  firstName: 'Éléonore',
  lastName: 'Saint-Clair de la Roche',
  casino: 'deauville',
  tier: 'gold',
  state: 'active',
  issuedAt: '2025-03-01T10:00:00.000Z',
}

const [apple, google] = [keyPair(), keyPair()]

let addresses = 0
/** Path of the last request at the backend. */
let askedPath = ''
let cardAnswer: { readonly status: number; readonly body: unknown }
let isSignedIn: boolean
let answer: typeof answerWallet

/** The programme's backend and the session store on one port, each below its own path. */
const server = createServer((request, response) => {
  request.resume()
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  if (request.url === '/site/sessions/read')
    return send(200, {
      session: isSignedIn ? { authAt: '', persistent: false, rotationDue: false, logins: { casino: LOGIN } } : null,
    })
  askedPath = request.url ?? ''
  return send(cardAnswer.status, cardAnswer.body)
})

beforeAll(async () => {
  // A signature that takes long on a busy machine must not outlast an idle connection.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  Object.assign(process.env, {
    SITE_ORIGIN: SITE,
    SITE_API_URL: `${origin}/site`,
    SITE_API_TOKEN: 't',
    CASINO_API_URL: `${origin}/casino`,
    CASINO_API_TOKEN: 't',
    LOG_LEVEL: 'silent',
    APPLE_PASS_CERTIFICATE: passCertificate(apple),
    APPLE_PASS_KEY: apple.privateKey,
    APPLE_PASS_AUTHORITY: passCertificate(google),
    GOOGLE_WALLET_ISSUER: '3388000000022222222',
    GOOGLE_WALLET_ACCOUNT: 'cards@group.example',
    GOOGLE_WALLET_KEY: google.privateKey,
  })
  vi.resetModules()
  answer = (await import('./wallet.ts')).answerWallet
})

afterAll(() => {
  server.close()
})

beforeEach(() => {
  cardAnswer = { status: 200, body: { card: CARD } }
  isSignedIn = true
})

const ask = (wallet: string, locale = 'fr', address = `192.0.2.${(addresses += 1)}`, more = '') =>
  answer(
    new NextRequest(`${SITE}/api/casino/wallet/${wallet}?locale=${locale}${more}`, {
      headers: { 'cookie': `${SESSION_COOKIE}=a.b`, [CLIENT_ADDRESS_HEADER]: address },
    }),
    wallet,
  )

describe('Apple', () => {
  test.each(['fr', 'en'] as const)(
    'the pass says in %s what the card says, and every file is signed',
    async (locale) => {
      const response = await ask('apple', locale)
      expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
        200,
        'application/vnd.apple.pkpass',
        'private, no-store',
      ])
      const { signature, ...files } = unzipSync(new Uint8Array(await response.arrayBuffer()))
      const { 'manifest.json': manifest = new Uint8Array(), ...listed } = files
      const sums = Object.entries(listed).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])
      expect(JSON.parse(strFromU8(manifest))).toEqual(Object.fromEntries(sums))
      expect(isSignedBy(apple.publicKey, signature ?? new Uint8Array(), manifest)).toBe(true)
      expect(isSignedBy(google.publicKey, signature ?? new Uint8Array(), manifest)).toBe(false)

      const { casino } = messagesOf(locale)
      expect(JSON.parse(strFromU8(listed['pass.json'] ?? new Uint8Array()))).toMatchObject({
        passTypeIdentifier: 'pass.example.card',
        teamIdentifier: 'TEAM123456',
        serialNumber: CARD.number,
        barcodes: [{ format: 'PKBarcodeFormatCode128', message: CARD.number }],
        storeCard: {
          headerFields: [{ label: casino.wallet.tier, value: 'Gold' }],
          secondaryFields: [{ value: 'Éléonore Saint-Clair de la Roche' }, { value: CARD.number }],
          backFields: [{ value: expect.stringContaining(`${SITE}/`) as string }],
        },
      })
    },
  )
})

describe('Google', () => {
  test('the address has the pass, signed by the issuer’s account and short enough for a browser', async () => {
    const response = await ask('google', 'en')
    const location = response.headers.get('location') ?? ''
    expect([response.status, response.headers.get('referrer-policy')]).toEqual([303, 'no-referrer'])
    expect(location).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w.-]+$/)
    expect(location.length).toBeLessThan(2_048)
    const { payload } = await jwtVerify(location.split('/save/')[1] ?? '', createPublicKey(google.publicKey), {
      issuer: 'cards@group.example',
      audience: 'google',
    })
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      origins: [SITE],
      payload: {
        loyaltyClasses: [{ id: '3388000000022222222.casino-card' }],
        loyaltyObjects: [
          {
            id: `3388000000022222222.casino-card-${CARD.number}`,
            classId: '3388000000022222222.casino-card',
            accountName: 'Éléonore Saint-Clair de la Roche',
            barcode: { value: CARD.number },
            textModulesData: [{ body: 'Gold' }],
          },
        ],
      },
    })
  })
})

const REGISTRATION = {
  id: '5e8c1f0a-0000-4000-8000-000000000001',
  saleId: 'a8f3c1de-0000-4000-8000-0000000000a2',
  kind: 'show',
  title: { fr: 'Cabaret des Planches', en: 'Boardwalk Cabaret' },
  path: { fr: 'spectacles/cabaret', en: 'shows/cabaret' },
  casino: 'Casino de Deauville',
  category: {
    key: 'cabaret-1:cat-1',
    name: { fr: 'Première catégorie', en: 'First category' },
    startsAt: '2026-06-18T18:30:00.000Z',
  },
  seats: 2,
  cents: 12_000,
  discount: 0,
  state: 'paid',
  offered: false,
  paying: false,
  outcome: 'paid',
  ticket: 'ABCD-EFGH-2345',
  receipt: true,
  createdAt: '2026-06-12T10:00:00.000Z',
}

const askTicket = (wallet: string, locale = 'fr', id = REGISTRATION.id) =>
  ask(wallet, locale, undefined, `&registration=${encodeURIComponent(id)}`)

describe('a ticket', () => {
  beforeEach(() => {
    cardAnswer = { status: 200, body: { registration: REGISTRATION } }
  })

  test.each([
    ['fr', 'jeu. 18 juin, 20 h 30', ['Première catégorie', 'Casino de Deauville', '2']],
    ['en', 'Thu 18 June, 8.30 pm', ['First category', 'Casino de Deauville', '2']],
  ] as const)('is an event’s pass at Apple, in %s, with the code of the door', async (locale, when, fields) => {
    const response = await askTicket('apple', locale)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.pkpass'])
    expect(askedPath).toBe(`/casino/v1/me/registrations/${REGISTRATION.id}`)
    const { 'pass.json': json = new Uint8Array() } = unzipSync(new Uint8Array(await response.arrayBuffer()))
    const pass = JSON.parse(strFromU8(json)) as Record<string, unknown>
    expect(pass).toMatchObject({
      serialNumber: REGISTRATION.id,
      description: REGISTRATION.title[locale],
      barcodes: [{ format: 'PKBarcodeFormatQR', message: REGISTRATION.ticket }],
      eventTicket: {
        primaryFields: [{ value: REGISTRATION.title[locale] }],
        secondaryFields: [{ label: messagesOf(locale).seats.held.when }],
        auxiliaryFields: fields.map((value) => ({ value })),
        backFields: [{ value: expect.stringContaining(`${SITE}/`) as string }],
      },
    })
    const { secondaryFields } = pass['eventTicket'] as { secondaryFields: [{ value: string }] }
    expect(secondaryFields[0].value.replaceAll(/\s/g, ' ')).toBe(when)
    expect([pass['relevantDate'], pass['expirationDate']].map((date) => Date.parse(String(date)))).toEqual([
      Date.parse('2026-06-18T18:30:00Z'),
      Date.parse('2026-06-19T18:30:00Z'),
    ])
    expect(JSON.stringify(pass)).not.toContain(CARD.firstName)
  })

  test('is an event’s pass at Google, of the class that all tickets of its date and category have', async () => {
    const tokenOf = async (): Promise<string> => {
      const location = (await askTicket('google', 'en')).headers.get('location') ?? ''
      return location.split('/save/')[1] ?? ''
    }
    const token = await tokenOf()
    expect(token.length).toBeLessThan(1_800)
    const { payload } = await jwtVerify(token, createPublicKey(google.publicKey))
    const [{ id: classId }] = (payload['payload'] as { eventTicketClasses: [{ id: string }] }).eventTicketClasses
    expect(classId).toMatch(/^3388000000022222222\.event-[\w-]{22}$/)
    expect(payload).toMatchObject({
      payload: {
        eventTicketClasses: [
          {
            id: classId,
            eventName: {
              defaultValue: { language: 'fr', value: 'Cabaret des Planches' },
              translatedValues: [{ language: 'en', value: 'Boardwalk Cabaret' }],
            },
            dateTime: { start: '2026-06-18T18:30:00.000Z' },
          },
        ],
        eventTicketObjects: [
          {
            id: `3388000000022222222.ticket-${REGISTRATION.id}`,
            classId,
            barcode: { type: 'QR_CODE', value: REGISTRATION.ticket },
            textModulesData: [{ body: 'First category' }, { body: 'Casino de Deauville' }, { body: '2' }],
          },
        ],
      },
    })
    for (const [more, isSame] of [
      [{ id: '5e8c1f0a-0000-4000-8000-000000000002', ticket: 'ZZZZ-ZZZZ-2345' }, true],
      [{ category: { ...REGISTRATION.category, key: 'cabaret-1:cat-2' } }, false],
      [{ category: { ...REGISTRATION.category, startsAt: '2026-06-25T18:30:00.000Z' } }, false],
    ] as const) {
      cardAnswer = { status: 200, body: { registration: { ...REGISTRATION, ...more } } }
      expect((await jwtVerify(await tokenOf(), createPublicKey(google.publicKey))).payload).toHaveProperty(
        'payload.eventTicketClasses.0.id',
        isSame ? classId : expect.not.stringMatching(classId),
      )
    }
  })

  const { ticket: _, ...unpaid } = REGISTRATION

  test.each([
    ['is not paid', { status: 200, body: { registration: { ...unpaid, state: 'held' } } }],
    ['was used', { status: 200, body: { registration: { ...REGISTRATION, usedAt: '2026-06-18T18:00:00.000Z' } } }],
    ['is somebody else’s', { status: 404, body: { code: 'default', message: '' } }],
    ['comes when the session has ended', { status: 401, body: { code: 'token', message: '' } }],
  ])('that %s leads to the registrations', async (__, backend) => {
    cardAnswer = backend
    for (const wallet of ['apple', 'google'])
      expect((await askTicket(wallet)).headers.get('location')).toBe('/casino-barriere/mes-inscriptions')
  })

  test.each(['', '..', 'a/../../card', `${REGISTRATION.id}0`])(
    'with the id %j asks the backend nothing',
    async (id) => {
      askedPath = ''
      expect((await askTicket('apple', 'en', id)).headers.get('location')).toMatch(/^\/en\/casino-barriere\//)
      expect(askedPath).toBe('')
    },
  )

  test('a backend that fails is a 503', async () => {
    cardAnswer = { status: 500, body: {} }
    expect((await askTicket('google')).status).toBe(503)
  })
})

describe.each(['apple', 'google'])('%s, without a card', (wallet) => {
  test('who is not signed in, or has no card, or whose session has ended, is led to the card’s page', async () => {
    const led: (string | null)[] = []
    cardAnswer = { status: 200, body: {} }
    led.push((await ask(wallet)).headers.get('location'))
    cardAnswer = { status: 401, body: { code: 'token', message: '' } }
    led.push((await ask(wallet)).headers.get('location'))
    isSignedIn = false
    led.push((await ask(wallet, 'en')).headers.get('location'))
    expect(led).toEqual(['/casino-barriere/ma-carte', '/casino-barriere/ma-carte', '/en/casino-barriere/my-card'])
  })

  test('a backend that fails is a 503 that says when to come again', async () => {
    cardAnswer = { status: 500, body: {} }
    const response = await ask(wallet)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  })
})

test('a client that asks too often is told when to come again', async () => {
  isSignedIn = false
  const statuses: number[] = []
  for (let times = 0; times < 11; times += 1) statuses.push((await ask('google', 'fr', '203.0.113.9')).status)
  expect(new Set(statuses.slice(0, 10))).toEqual(new Set([303]))
  expect(statuses[10]).toBe(429)
})

test('a wallet that there is none of is a 404', async () => {
  expect((await ask('samsung')).status).toBe(404)
})

/** Whether a detached PKCS #7 signature of a text is a key's. */
function isSignedBy(publicKey: string, signature: Uint8Array, text: Uint8Array): boolean {
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(signature))),
  ) as unknown as {
    rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string; digestAlgorithm: string }
  }
  const { authenticatedAttributes, signature: value, digestAlgorithm } = message.rawCapture
  const hash = forge.asn1.derToOid(digestAlgorithm) === forge.pki.oids.sha1 ? 'sha1' : 'sha256'
  const set = forge.asn1.create(forge.asn1.Class.UNIVERSAL, forge.asn1.Type.SET, true, authenticatedAttributes)
  const signed = Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary')
  const digest = createHash(hash).update(text).digest('binary')
  return signed.toString('binary').includes(digest) && verify(hash, signed, publicKey, Buffer.from(value, 'binary'))
}
