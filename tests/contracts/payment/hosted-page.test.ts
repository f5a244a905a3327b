import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isSignedVads } from '@barriere/shared/contracts/vads.ts'
import { type PaymentStack, hiddenFields, resign, startPayment } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

let stack: PaymentStack

beforeAll(async () => {
  stack = await startPayment()
})

afterAll(() => stack.stop())

beforeEach(() => {
  stack.received.length = 0
})

const PAGE = '/payment/vads-payment/'

describe('a form', () => {
  test.each([
    ['fr', 'Paiement par carte', /140,00\s€/],
    ['en', 'Card payment', '€140.00'],
  ] as const)('opens a page in %s with what is to be paid', async (locale, title, amount) => {
    const order = stack.order({ locale })
    const { status, html, headers } = await stack.post(PAGE, stack.provider.form(order).fields)
    expect(status).toBe(200)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain(`<title>${title}</title>`)
    expect(html).toMatch(amount)
    expect(html).toContain(order.orderId)
    expect(html).not.toContain('<script')
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*form-action 'self'; frame-ancestors 'none'/,
    )
    expect(headers.get('cache-control')).toBe('no-store')
    expect(stack.received).toEqual([])
  })

  test.each([
    ['02', { vads_site_id: '87654321' }],
    ['11', { vads_ctx_mode: 'PRODUCTION' }],
    ['01', { vads_version: 'V1' }],
    ['03', { vads_trans_id: '12-456' }],
    ['03', { vads_trans_id: undefined }],
    ['04', { vads_trans_date: '20260231120000' }],
    ['04', { vads_trans_date: '2026-11-25' }],
    ['07', { vads_payment_config: 'MULTI' }],
    ['09', { vads_amount: '140.00' }],
    ['09', { vads_amount: '0' }],
    ['10', { vads_currency: '840' }],
    ['12', { vads_language: 'français' }],
    ['13', { vads_order_id: 'a b' }],
    ['15', { vads_cust_email: 'nobody' }],
    ['24', { vads_url_success: 'javascript:alert(1)' }],
    ['25', { vads_url_refused: '//evil.example' }],
    ['27', { vads_url_cancel: 'http://[' }],
    ['28', { vads_url_return: 'ftp://x.example' }],
    ['29', { vads_url_error: '' }],
    ['33', { vads_url_check: 'x' }],
    ['46', { vads_page_action: 'REGISTER' }],
    ['47', { vads_action_mode: 'SILENT' }],
    ['48', { vads_return_mode: 'PUT' }],
    ['99', { vads_order_info: 'x'.repeat(1_025) }],
  ])('with field %s wrong is refused with its number: %o', async (number, changed) => {
    const form = stack.provider.form(stack.order())
    const { status, html } = await stack.post(PAGE, resign(form, changed, stack.settings.keys[0]))
    expect(status).toBe(400)
    expect(html).toContain(`30, champ ${number}.`)
  })

  test('with any field changed after it was signed is refused: field 00', async () => {
    const { fields } = stack.provider.form(stack.order({ locale: 'en' }))
    const answers = await Promise.all(
      Object.keys(fields).map((name) => stack.post(PAGE, { ...fields, [name]: name === 'vads_language' ? 'es' : '1' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
    expect(answers.every(({ html }) => /(?:champ|field) 00\./.test(html))).toBe(true)
    expect((await stack.post(PAGE, {})).html).toContain('champ 00.')
  })

  test('that comes twice is one transaction; its id is refused to another form of the day', async () => {
    const order = stack.order({ transId: 'abc123' })
    const first = await stack.open(order)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await stack.open({ ...order, transId: order.transId.toUpperCase() })).not.toBe(first)
    expect(await stack.open(order)).toBe(first)
    const other = await stack.post(PAGE, stack.provider.form({ ...order, cents: 1 }).fields)
    expect([other.status, other.html.includes('champ 03.')]).toEqual([400, true])
    const tomorrow = new Date(stack.now + 24 * 3_600_000)
    expect(await stack.open({ ...order, at: tomorrow })).toMatch(/^[0-9a-f]{32}$/)
  })

  test('larger than 64 KiB is refused, and so is what is no form', async () => {
    expect((await stack.post(PAGE, { vads_x: 'x'.repeat(64 * 1024) })).status).toBe(413)
    const json = await fetch(stack.url + PAGE, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(json.status).toBe(400)
  })
})

describe('a card', () => {
  const GOOD = { number: '4970 1000 0000 0000', expiry: '09/29', cvv: '123' }

  const pay = async (card: Record<string, string>) => {
    const order = stack.order()
    const transaction = await stack.open(order)
    return { ...(await stack.post(`${PAGE}card`, { transaction, ...GOOD, ...card })), order }
  }

  test.each([
    ['4970100000000000', 'Paiement accepté', 'paid'],
    ['4970 1100 0000 0401', 'Authentification refusée', 'challenge'],
  ])('%s: %s', async (number, title, outcome) => {
    const { status, html } = await pay({ number })
    expect([status, html.includes(`<h1>${title}</h1>`)]).toEqual([200, true])
    const read = stack.received.map((fields) => stack.provider.read(fields))
    expect(read).toMatchObject([{ ok: true, value: { outcome } }])
  })

  test.each([
    ['accepted', 'paid'],
    ['unauthenticated', 'challenge'],
  ])('4970110000000021 asks the bank: %s', async (ending, outcome) => {
    const { html } = await pay({ number: '4970-1100-0000-0021' })
    expect(html).toContain('Votre banque vérifie que c’est vous')
    expect(stack.received).toEqual([])
    await stack.post(`${PAGE}end`, { ...hiddenFields(html), ending })
    expect(stack.received.map((fields) => stack.provider.read(fields))).toMatchObject([
      { ok: true, value: { outcome } },
    ])
  })

  test.each([
    ['number', { number: '4111111111111111' }],
    ['number', { number: '' }],
    ['number', { number: 'constructor' }],
    ['expiry', { expiry: '10/26' }],
    ['expiry', { expiry: '13/29' }],
    ['expiry', { expiry: '' }],
    ['cvv', { cvv: '12' }],
  ])('with a wrong %s stays on the page, which shows nothing of it: %o', async (field, wrong) => {
    const { status, html, order } = await pay(wrong)
    expect(status).toBe(422)
    expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`))
    expect(html).toContain(`id="${field}-fault"`)
    for (const typed of Object.values({ ...GOOD, ...wrong }).filter((value) => value !== '' && value !== GOOD.number))
      expect(html).not.toContain(`value="${typed}"`)
    expect(await stack.listed(order.orderId)).toMatchObject([{ status: 'INITIAL', notifications: [] }])
  })

  test('is valid to the end of its month', async () => {
    expect((await pay({ expiry: '11/26' })).status).toBe(200)
  })
})

describe('the way back', () => {
  test.each(['accepted', 'refused', 'cancelled', 'technical'])('takes signed fields along: %s', async (ending) => {
    const { html } = await stack.end(stack.order({ locale: 'en' }), ending)
    expect(html).toContain(`<form method="post" action="${stack.settings.returnUrl.en.replace('&', '&amp;')}">`)
    const fields = hiddenFields(html)
    expect(isSignedVads(fields, stack.settings.keys)).toBe(true)
    expect(fields).not.toHaveProperty('vads_hash')
    expect(fields).not.toHaveProperty('vads_url_check_src')
    expect(stack.received).toHaveLength(1)
    expect(stack.received[0]).toMatchObject({
      vads_url_check_src: 'PAY',
      vads_hash: expect.stringMatching(/^\w{64}$/) as string,
    })
  })

  test('is the address of what happened, which the page’s policy allows', async () => {
    const form = stack.provider.form(stack.order())
    const cancel = 'https://shop.example/cancelled?a=1'
    const opened = await stack.post(PAGE, resign(form, { vads_url_cancel: cancel }, stack.settings.keys[0]))
    const { html, headers } = await stack.post(`${PAGE}end`, { ...hiddenFields(opened.html), ending: 'cancelled' })
    expect(html).toContain(`action="${cancel}"`)
    expect(headers.get('content-security-policy')).toContain("form-action 'self' https://shop.example;")
  })

  test.each([
    ['GET', /href="https:\/\/shop\.example\/back\?a=1&amp;vads_[^"]*signature=/],
    ['NONE', /href="https:\/\/shop\.example\/back\?a=1"/],
    [undefined, /href="https:\/\/shop\.example\/back\?a=1"/],
  ])('follows the return mode %s', async (vads_return_mode, link) => {
    const [back, form] = ['https://shop.example/back?a=1', stack.provider.form(stack.order())]
    const changed = { vads_return_mode, vads_url_success: undefined, vads_url_return: back }
    const opened = await stack.post(PAGE, resign(form, changed, stack.settings.keys[0]))
    const { html } = await stack.post(`${PAGE}end`, { ...hiddenFields(opened.html), ending: 'accepted' })
    expect(html).toMatch(link)
  })

  test('is not offered to a browser that never returns', async () => {
    const { html } = await stack.end(stack.order(), 'accepted', { stays: '1' })
    expect(html).not.toContain('vads_trans_status')
    expect(html).toContain('fermez cette page')
    expect(stack.received).toHaveLength(1)
  })
})

describe('a transaction', () => {
  test('ends once, whatever is pressed at the same time or later', async () => {
    const order = stack.order()
    const transaction = await stack.open(order)
    const endings = ['accepted', 'refused', 'cancelled', 'accepted', 'expired', 'accepted']
    const answers = await Promise.all(endings.map((ending) => stack.post(`${PAGE}end`, { transaction, ending })))
    expect(new Set(answers.map(({ html }) => /<h1>(.*)<\/h1>/.exec(html)?.[1])).size).toBe(1)
    await stack.post(`${PAGE}end`, { transaction, ending: 'refused' })
    expect(stack.received).toHaveLength(1)
    expect((await stack.listed(order.orderId))[0]?.notifications).toHaveLength(1)
    const again = await stack.post(PAGE, stack.provider.form(order).fields)
    expect(again.html).toContain('vads_trans_status')
  })

  test.each(['x', '0'.repeat(32), '__proto__', ''])('that there is none of (%j) cannot end', async (transaction) => {
    for (const path of ['end', 'card'])
      expect((await stack.post(PAGE + path, { transaction, ending: 'accepted' })).status).toBe(404)
  })

  test.each(['free', '__proto__', ''])('cannot end as %j', async (ending) => {
    const order = stack.order()
    expect((await stack.end(order, ending)).status).toBe(404)
    expect(await stack.listed(order.orderId)).toMatchObject([{ status: 'INITIAL' }])
  })
})
