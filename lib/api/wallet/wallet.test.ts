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
  return send(cardAnswer.status, cardAnswer.body)
})

beforeAll(async () => {
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

const ask = (wallet: string, locale = 'fr', address = `192.0.2.${(addresses += 1)}`) =>
  answer(
    new NextRequest(`${SITE}/api/casino/wallet/${wallet}?locale=${locale}`, {
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
