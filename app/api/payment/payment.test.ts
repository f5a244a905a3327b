import { NextRequest } from 'next/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { POST as notify } from './notifications/route.ts'
import { GET as comeBack, POST as postBack } from './return/route.ts'

const backend = vi.hoisted(() => vi.fn())
const consume = vi.hoisted(() => vi.fn(async (): Promise<number | undefined> => undefined))
const warn = vi.hoisted(() => vi.fn())

vi.mock('#lib/gateways/casino/casino.ts', () => ({ casinoGateway: () => ({ request: backend }) }))
vi.mock('#lib/api/rate-limits.ts', () => ({ rateLimits: () => ({ consume }) }))
vi.mock('#lib/process/log.ts', () => ({ log: { warn, info: vi.fn() } }))

const NOTIFICATIONS = 'https://site.example/api/payment/notifications'
const RETURN = 'https://site.example/api/payment/return'
const FORM = 'application/x-www-form-urlencoded'
const REGISTRATION = '0b9f3a52-6f0e-4c57-9c1d-2f6f6f3f7a11'

/** Headers from other sites and from old and new browsers. Servers send none. */
const SENDERS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['a server', {}],
  ['cross-site', { 'sec-fetch-site': 'cross-site', 'origin': 'https://secure.example' }],
  ['same-site', { 'sec-fetch-site': 'same-site', 'origin': 'https://pay.site.example' }],
  ['a wrong origin', { origin: 'https://evil.example' }],
  ['the origin null', { origin: 'null' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
]

const post = (url: string, body: string, headers: Readonly<Record<string, string>> = {}): NextRequest =>
  new NextRequest(url, { method: 'POST', body, headers: { 'content-type': FORM, ...headers } })

const told = (response: Response) => [response.status, response.headers.get('retry-after')]

beforeEach(() => {
  vi.clearAllMocks()
  backend.mockResolvedValue(ok({ outcome: 'applied' }))
})

describe('a notification', () => {
  test.each(SENDERS)('from %s is for its signature to judge: all fields go on as they came', async (_, headers) => {
    const body = 'vads_order_id=a-1&vads_x=+%C3%A9%0A+&vads_empty=&other=1&signature=a%2Bb%2F%3D'
    const response = await notify(post(NOTIFICATIONS, body, headers))
    expect([response.status, await response.text()]).toEqual([200, 'OK\n'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(backend).toHaveBeenCalledExactlyOnceWith('paymentNotification', {
      input: { fields: { vads_order_id: 'a-1', vads_x: ' é\n ', vads_empty: '', other: '1', signature: 'a+b/=' } },
    })
  })

  test('that is known is received too', async () => {
    backend.mockResolvedValue(ok({ outcome: 'known' }))
    expect((await notify(post(NOTIFICATIONS, 'a=1'))).status).toBe(200)
  })

  test('that the backend does not believe is refused, and the log has nothing of it', async () => {
    backend.mockResolvedValue(fail({ code: 'notification', status: 400, fields: [], kind: 'refused' }))
    expect((await notify(post(NOTIFICATIONS, 'vads_cust_email=zoe%40example.com'))).status).toBe(400)
    expect(JSON.stringify(warn.mock.calls)).toContain('payment.notification-refused')
    expect(JSON.stringify(warn.mock.calls)).not.toContain('zoe')
  })

  test.each([
    ['away', { code: 'default', status: 503, fields: [], kind: 'unavailable' }],
    ['set up with another token', { code: 'token', status: 503, fields: [], kind: 'refused' }],
    ['of another version', { code: 'default', status: 422, fields: [], kind: 'refused' }],
  ])('comes again where the backend is %s', async (_, failure) => {
    backend.mockResolvedValue(fail(failure))
    expect(told(await notify(post(NOTIFICATIONS, 'a=1')))).toEqual([503, '60'])
  })

  test.each([
    ['one byte more than 64 KiB', 413, `a=${'x'.repeat(64 * 1024 - 1)}`, {}],
    ['a field that is too long', 400, `a=${'x'.repeat(1_025)}`, {}],
    ['a name that is too long', 400, `${'a'.repeat(61)}=1`, {}],
    ['too many fields', 400, Array.from({ length: 121 }, (_, index) => `a${index}=1`).join('&'), {}],
    ['a field twice', 400, 'vads_amount=1&vads_amount=2', {}],
    ['U+0000', 400, 'a=%00', {}],
    ['JSON', 400, '{}', { 'content-type': 'application/json' }],
    ['a multipart form', 400, 'a', { 'content-type': 'multipart/form-data; boundary=a' }],
  ])('with %s is %d before anyone is asked', async (_, status, body, headers) => {
    expect((await notify(post(NOTIFICATIONS, body, headers))).status).toBe(status)
    expect(backend).not.toHaveBeenCalled()
  })

  test('is limited by address', async () => {
    consume.mockResolvedValueOnce(7)
    expect(told(await notify(post(NOTIFICATIONS, 'a=1')))).toEqual([429, '7'])
    expect(backend).not.toHaveBeenCalled()
  })
})

describe('the return of the browser', () => {
  const locations = async (request: NextRequest): Promise<unknown[]> => {
    const response = await (request.method === 'POST' ? postBack : comeBack)(request)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
    return [response.status, response.headers.get('location')]
  }

  test.each(SENDERS)('from %s leads to the page that asks for the registration', async (_, headers) => {
    const order = `vads_order_id=${REGISTRATION}-2`
    expect(await locations(post(`${RETURN}?locale=fr`, order, headers))).toEqual([303, `/paiement#${REGISTRATION}`])
    expect(await locations(new NextRequest(`${RETURN}?locale=en&${order}`, { headers }))).toEqual([
      303,
      `/en/payment#${REGISTRATION}`,
    ])
    expect(backend).not.toHaveBeenCalled()
  })

  test.each([
    '',
    'vads_order_id=',
    'vads_order_id=1234',
    `vads_order_id=${REGISTRATION}`,
    `vads_order_id=${REGISTRATION}-x`,
    `vads_order_id=${REGISTRATION}-1%0D%0ALocation%3A+https%3A%2F%2Fevil.example`,
    'vads_order_id=https%3A%2F%2Fevil.example',
    'vads_order_id=%2F%2Fevil.example',
    'vads_order_id=%23%3Cscript%3E',
    `vads_order_id=${REGISTRATION}-1&vads_order_id=evil`,
    `a=${'x'.repeat(64 * 1024)}`,
  ])('with %.60j leads to the member’s registrations', async (body) => {
    expect(await locations(post(`${RETURN}?locale=en`, body))).toEqual([303, '/en/casino-barriere/my-registrations'])
  })

  test.each([
    '',
    '?locale=',
    '?locale=de',
    '?locale=//evil.example',
    '?locale=__proto__',
    '?next=https://evil.example',
  ])('of an address with %j leads to this site', async (query) => {
    const location = '/casino-barriere/mes-inscriptions'
    expect(await locations(new NextRequest(`${RETURN}${query}`))).toEqual([303, location])
  })

  test('is limited by address', async () => {
    consume.mockResolvedValueOnce(7)
    expect(told(await comeBack(new NextRequest(RETURN)))).toEqual([429, '7'])
  })
})
