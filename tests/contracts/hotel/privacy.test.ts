import { readFile } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { hotelOpenApi } from '@barriere/shared/programmes/hotel/openapi.ts'
import { openApiText } from '@barriere/shared/programmes/openapi.ts'
import { createLog } from '#services/kit/log.ts'
import { form } from '#tests/support/sign-up-form.ts'
import { type HotelStack, startHotel, ownTest as test } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let hotel: HotelStack
let logged = ''

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      logged += chunk.toString()
      done()
    },
  })
  hotel = await startHotel({}, { log: createLog('trace', sink) })
})

afterAll(() => hotel.stop())

test('the log contains no personal data, password or token', async () => {
  const email = 'canary.address@example.com'
  const canaries = [
    'canary',
    'Canarina',
    'Kanarek',
    'Vogelkäfig',
    '+33655443322',
    '1977-03-21',
    'Nistkasten#2026',
    'Zaunkönig-2026!',
  ]
  await hotel.request('signUp', {
    input: form(email, {
      firstName: 'Canarina',
      lastName: 'Kanarek',
      birthDate: '1977-03-21',
      password: 'Nistkasten#2026',
      phoneNumber: '+33655443322',
      address: { addressLine1: 'Vogelkäfig 1', zipCode: '10115', city: 'Berlin', country: 'DE' },
    }),
  })
  await hotel.request('signUp', { input: form(email, { lastName: 'Kanarek3', isCanary: 'canary' }) })
  const activation = await hotel.tokenIn(email)
  await hotel.request('activate', { input: { token: activation, email, password: 'Nistkasten#2026' } })
  await hotel.request('activate', { input: { token: activation, email, password: 'Nistkasten#2026' } })
  await hotel.request('login', { input: { email, password: 'canary' } })
  const login = (await hotel.request('login', { input: { email, password: 'Nistkasten#2026' } })).body
  const member = login.token
  await hotel.request('stay', { member, id: 'not-a-stay' })
  await hotel.request('changeEmail', {
    member,
    input: {
      email: 'canary.two@example.com',
      emailVerification: 'canary.two@example.com',
      password: 'Nistkasten#2026',
    },
  })
  await hotel.request('resetInit', { input: { email } })
  const reset = await hotel.tokenIn(email, /nouveau mot de passe/)
  await hotel.request('resetComplete', { input: { token: reset, password: 'Zaunkönig-2026!' } })
  expect(logged).toContain('/hotel/v1/password-resets/complete')
  for (const secret of [...canaries, activation, reset, member, login.device, login.profile.ibNumber])
    expect(logged).not.toContain(secret)
})

test('the description is served, is the committed one, and names every situation’s status', async () => {
  const committed = await readFile('docs/generated/hotel-openapi.json', 'utf8')
  expect(committed).toBe(openApiText(hotelOpenApi()))
  const served = await fetch(`${hotel.url}/v1/openapi.json`)
  expect([served.status, await served.json()]).toEqual([200, JSON.parse(JSON.stringify(hotelOpenApi()))])
})
