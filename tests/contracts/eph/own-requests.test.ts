import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CSRF_HEADER } from '@barriere/shared/contracts/http.ts'
import { type EphStack, SITE, proofOf, startEph } from './stack.ts'

let eph: EphStack

beforeAll(async () => {
  eph = await startEph()
})

afterAll(() => eph.stop())

/** Sends a contact request from a browser without a login. Returns its reference. */
const write = (email: string, message: string): Promise<string> =>
  ask('contact', { subject: 'lost-property', message, firstName: 'Zoé', lastName: 'Durand', email })

async function ask(name: 'contact' | 'newsletter', answers: object): Promise<string> {
  const { answerRequest } = await import('#lib/api/requests/route.ts')
  const response = await answerRequest(
    new NextRequest(`${SITE}/api/requests/${name}`, {
      method: 'POST',
      body: JSON.stringify({ ...answers, privacy: true, locale: 'fr', page: '/contact' }),
      headers: {
        'sec-fetch-site': 'same-origin',
        'origin': SITE,
        'content-type': 'application/json',
        [CSRF_HEADER]: '1',
        'x-client-address': '203.0.113.9',
        ...(await proofOf(name)),
      },
    }),
    name,
  )
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

test('an export has the requests of the account’s e-mail, a deletion erases them and no one else’s', async () => {
  const { requestGateway } = await import('#lib/gateways/requests/requests.ts')
  const { browser, email, password } = await eph.member()
  const other = `other-${email}`
  const message = 'Avez-vous retrouvé un parapluie rouge ?'
  const [own, theirs] = [await write(email.toUpperCase(), message), await write(other, message)]
  const subscription = await ask('newsletter', { email, themes: ['tables'] })
  const { requests, newsletter } = (await browser.request('export')).body
  expect(newsletter).toMatchObject({
    state: 'pending',
    themes: ['tables'],
    proofs: [{ kind: 'asked', reference: subscription, consent: expect.any(String) as string }],
  })
  expect(requests).toMatchObject([
    {
      reference: own,
      kind: 'contact',
      state: 'new',
      consent: { version: expect.stringMatching(/^[0-9a-f]{12}$/) as string },
      answers: { message, lastName: 'Durand' },
      messages: [],
    },
  ])
  expect((await browser.request('deleteAccount', { input: { password: 'x' } })).status).toBe(403)
  expect(await requestGateway().ofSender(email)).toMatchObject({ ok: true, value: { requests: [{ reference: own }] } })
  expect((await browser.request('deleteAccount', { input: { password } })).status).toBe(200)
  expect(await requestGateway().ofSender(email)).toEqual({ ok: true, value: { requests: [] } })
  expect(await requestGateway().ofSender(other)).toMatchObject({
    ok: true,
    value: { requests: [{ reference: theirs }] },
  })
})

test('the e-mail address of a data export is in no address, and a caller without a key gets nothing', async () => {
  for (const path of ['own', 'own/erase']) {
    const url = `${eph.hotel.origin}/site/requests/${path}`
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'zoe@example.com' })
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(401)
    expect((await fetch(`${url}?email=zoe@example.com`, { method: 'GET', headers })).status).toBe(401)
  }
})
