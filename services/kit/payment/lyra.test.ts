import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vadsSignature } from '@barriere/shared/contracts/vads.ts'
import { lyraProvider } from './lyra.ts'
import { toOutcome } from './outcome.ts'
import { PaymentProviderError } from './provider.ts'
import type { PaymentSettings } from './settings.ts'

const KEY = '1122334455667788'

const settings: PaymentSettings = {
  formUrl: 'https://secure.example/vads-payment/',
  apiUrl: () => 'http://127.0.0.1:1',
  siteId: '12345678',
  mode: 'TEST',
  keys: [KEY],
  password: 'secret-password',
  returnUrl: { fr: 'https://site.example/api/payment/return?locale=fr', en: 'https://site.example/en' },
  notificationUrl: 'https://site.example/api/payment/notifications',
}

const provider = lyraProvider(settings)

const ORDER = {
  orderId: '0b9f3a52-6f0e-4c57-9c1d-2f6f6f3f7a11-1',
  transId: '123456',
  at: new Date('2017-01-29T13:00:25.900Z'),
  cents: 5_124,
  locale: 'fr',
  email: 'zoe@example.com',
} as const

describe('the form', () => {
  const { action, fields } = provider.form(ORDER)

  test('has every field that the provider asks for', () => {
    const { signature, ...sent } = fields
    expect(action).toBe(settings.formUrl)
    expect(signature).toMatch(/^[\w+/]{43}=$/)
    expect(sent).toStrictEqual({
      vads_action_mode: 'INTERACTIVE',
      vads_amount: '5124',
      vads_ctx_mode: 'TEST',
      vads_currency: '978',
      vads_cust_email: 'zoe@example.com',
      vads_language: 'fr',
      vads_order_id: ORDER.orderId,
      vads_page_action: 'PAYMENT',
      vads_payment_config: 'SINGLE',
      vads_return_mode: 'POST',
      vads_site_id: '12345678',
      vads_trans_date: '20170129130025',
      vads_trans_id: '123456',
      vads_url_cancel: settings.returnUrl.fr,
      vads_url_check: settings.notificationUrl,
      vads_url_error: settings.returnUrl.fr,
      vads_url_refused: settings.returnUrl.fr,
      vads_url_return: settings.returnUrl.fr,
      vads_url_success: settings.returnUrl.fr,
      vads_version: 'V2',
    })
  })

  test('without its optional fields it is the official example, signature and all', () => {
    const required = Object.entries(fields).filter(
      ([name]) => !/^(?:signature|vads_(?:cust_email|language|order_id|return_mode|url_\w+))$/.test(name),
    )
    expect(vadsSignature(Object.fromEntries(required), KEY)).toBe('ycA5Do5tNvsnKdc/eP1bj2xa19z9q3iWPy9/rpesfS0=')
  })

  test('is signed over what it sends', () => {
    expect(fields['signature']).toBe(vadsSignature(fields, KEY))
  })

  test('leaves out an e-mail address that is too long for its field', () => {
    const long = provider.form({ ...ORDER, email: `${'a'.repeat(140)}@example.com` })
    expect(long.fields).not.toHaveProperty('vads_cust_email')
    // Values are signed without their names: a plus would look like the border between two.
    const relabelled = provider.form({ ...ORDER, email: '1+TEST+978+z@example.com' })
    expect(relabelled.fields).not.toHaveProperty('vads_cust_email')
    expect(long.fields['signature']).toBe(vadsSignature(long.fields, KEY))
  })
})

const NOTIFIED = {
  vads_order_id: ORDER.orderId,
  vads_trans_id: 'ABC456',
  vads_trans_date: '20170129130025',
  vads_trans_uuid: '0123456789abcdef0123456789abcdef',
  vads_trans_status: 'AUTHORISED',
  vads_result: '00',
  vads_amount: '5124',
  vads_currency: '978',
  vads_site_id: '12345678',
  vads_ctx_mode: 'TEST',
  vads_operation_type: 'DEBIT',
  vads_threeds_status: 'Y',
  vads_of_the_future: 'x',
}

test('change of the key: forms are signed with the active one, notifications verified by both', () => {
  const during = lyraProvider({ ...settings, keys: ['8877665544332211', KEY] })
  const { fields } = during.form(ORDER)
  expect(fields['signature']).toBe(vadsSignature(fields, '8877665544332211'))
  const answers = (keys: PaymentSettings['keys']) =>
    [KEY, '8877665544332211'].map(
      (key) => lyraProvider({ ...settings, keys }).read({ ...NOTIFIED, signature: vadsSignature(NOTIFIED, key) }).ok,
    )
  expect(answers(['8877665544332211', KEY])).toEqual([true, true])
  expect(answers(['8877665544332211'])).toEqual([false, true])
})

type Fields = Readonly<Record<string, string | undefined>>

/** Reads a notification that the provider has signed. */
function read(changed: Fields = {}, key = KEY) {
  const entries = Object.entries({ ...NOTIFIED, ...changed }).filter(([, value]) => value !== undefined)
  const fields = Object.fromEntries(entries) as Record<string, string>
  return provider.read({ ...fields, signature: vadsSignature(fields, key) })
}

const outcome = (changed: Fields) => {
  const found = read(changed)
  return found.ok ? found.value.outcome : found.error
}

describe('a notification', () => {
  test('is read', () => {
    expect(read()).toStrictEqual({
      ok: true,
      value: {
        orderId: ORDER.orderId,
        transId: 'abc456',
        uuid: NOTIFIED.vads_trans_uuid,
        outcome: 'paid',
        status: 'AUTHORISED',
        cents: 5_124,
        credit: false,
        key: `${NOTIFIED.vads_trans_uuid}:AUTHORISED:paid`,
      },
    })
  })

  test.each(Object.keys(NOTIFIED))('with a forged %s is refused', (name) => {
    const fields = { ...NOTIFIED, signature: vadsSignature(NOTIFIED, KEY) }
    expect(provider.read({ ...fields, [name]: '1' })).toStrictEqual({ ok: false, error: 'signature' })
    const { [name as keyof typeof fields]: _, ...rest } = fields
    expect(provider.read(rest)).toStrictEqual({ ok: false, error: 'signature' })
  })

  test('without a signature, of another key or with a field more is refused', () => {
    expect(provider.read(NOTIFIED)).toStrictEqual({ ok: false, error: 'signature' })
    expect(read({}, 'another-key')).toStrictEqual({ ok: false, error: 'signature' })
    const signed = { ...NOTIFIED, signature: vadsSignature(NOTIFIED, KEY) }
    expect(provider.read({ ...signed, vads_more: '' })).toStrictEqual({ ok: false, error: 'signature' })
  })

  test.each([
    ['merchant', { vads_site_id: '87654321' }],
    ['merchant', { vads_site_id: undefined }],
    ['mode', { vads_ctx_mode: 'PRODUCTION' }],
    ['currency', { vads_currency: '840' }],
    ['malformed', { vads_amount: '51.24' }],
    ['malformed', { vads_amount: '-5124' }],
    ['malformed', { vads_amount: '0' }],
    ['malformed', { vads_amount: '1e3' }],
    ['malformed', { vads_amount: undefined }],
    ['malformed', { vads_order_id: '' }],
    ['malformed', { vads_order_id: 'a b' }],
    ['malformed', { vads_order_id: 'a'.repeat(65) }],
    ['malformed', { vads_trans_id: '12345' }],
    ['malformed', { vads_trans_status: undefined }],
    ['malformed', { vads_trans_status: 'authorised' }],
    ['malformed', { vads_trans_uuid: '../x' }],
    ['malformed', { vads_operation_type: 'GIFT' }],
  ])('signed by the provider but of no such %s is refused: %o', (fault, changed) => {
    expect(read(changed)).toStrictEqual({ ok: false, error: fault })
  })

  test.each([
    ['paid', 'CAPTURED', '00', 'Y'],
    ['paid', 'ACCEPTED', '00', ''],
    ['pending', 'AUTHORISED', '05', 'Y'],
    ['pending', 'UNDER_VERIFICATION', '00', 'Y'],
    ['pending', 'NEW_STATUS', '00', 'Y'],
    ['refused', 'REFUSED', '05', 'Y'],
    ['challenge', 'REFUSED', '05', 'N'],
    ['challenge', 'REFUSED', '05', 'R'],
    ['cancelled', 'ABANDONED', '17', ''],
    ['cancelled', 'CANCELLED', '00', 'Y'],
    ['expired', 'EXPIRED', '05', ''],
    ['technical', 'NOT_CREATED', '96', ''],
    ['technical', 'NOT_CREATED', '30', ''],
    ['technical', 'REFUSED', '96', 'N'],
    ['technical', 'CAPTURE_FAILED', '00', 'Y'],
  ])('means %s: %s with result %s and authentication “%s”', (means, status, result, authentication) => {
    expect(outcome({ vads_trans_status: status, vads_result: result, vads_threeds_status: authentication })).toBe(means)
  })

  test('of each status of a transaction has a key of its own, the same each time', () => {
    const keys = ['AUTHORISED', 'CAPTURED', 'AUTHORISED'].map((status) => {
      const found = read({ vads_trans_status: status, vads_url_check_src: 'RETRY' })
      return found.ok ? found.value.key : ''
    })
    expect(keys[0]).toBe(keys[2])
    expect(keys[0]).not.toBe(keys[1])
  })

  test('that contradicts itself has another key than the answer that is right', () => {
    const keys = ['00', '05'].map((vads_result) => {
      const found = read({ vads_result })
      return found.ok ? found.value.key : ''
    })
    expect(keys).toEqual([expect.stringMatching(/:AUTHORISED:paid$/), expect.stringMatching(/:AUTHORISED:pending$/)])
  })

  test.each([undefined, ''])(
    'of what was abandoned has no id (%s): order, transaction and date are its key',
    (uuid) => {
      const found = read({ vads_trans_uuid: uuid, vads_trans_status: 'ABANDONED', vads_result: '17' })
      expect(found.ok && found.value).toMatchObject({
        uuid: undefined,
        key: `${ORDER.orderId}:abc456:20170129130025:ABANDONED:cancelled`,
      })
    },
  )

  test('of a credit is told from one of a payment', () => {
    const found = read({ vads_operation_type: 'CREDIT' })
    expect(found.ok && found.value.credit).toBe(true)
  })
})

test('no status that nobody knows is paid, whatever the result', () => {
  for (const status of ['', 'PAID', 'constructor', 'INITIAL', 'WAITING_AUTHORISATION'])
    expect(toOutcome({ status, result: '00' })).toBe('pending')
})

describe('the web service', () => {
  const asked: { path: string; authorization: string | undefined; body: unknown }[] = []
  let answer: { status?: number; type?: string; body: unknown } = { body: {} }
  let asking: ReturnType<typeof lyraProvider>

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
      asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    asking = lyraProvider({ ...settings, apiUrl: () => `http://127.0.0.1:${port}` })
  })

  afterAll(() => server.close())

  const UUID = '0123456789abcdef0123456789abcdef'

  const transaction = {
    shopId: '12345678',
    uuid: UUID,
    amount: 5_124,
    currency: 'EUR',
    detailedStatus: 'AUTHORISED',
    operationType: 'DEBIT',
    transactionDetails: {
      cardDetails: { legacyTransId: 'ABC456', threeDSResponse: { authenticationResultData: { status: 'Y' } } },
    },
  }

  const orderOf = (transactions: unknown[], more: object = {}) => ({
    status: 'SUCCESS',
    answer: { shopId: '12345678', orderDetails: { orderId: 'o-1', mode: 'TEST' }, transactions, ...more },
  })

  test('tells all transactions of an order, with the keys of their notifications', async () => {
    answer = { body: orderOf([transaction, { ...transaction, operationType: 'CREDIT', detailedStatus: 'CAPTURED' }]) }
    const found = await asking.find('o-1')
    expect(found).toMatchObject([
      { orderId: 'o-1', transId: 'abc456', uuid: UUID, outcome: 'paid', cents: 5_124, credit: false },
      { credit: true, status: 'CAPTURED', key: `${UUID}:CAPTURED:paid` },
    ])
    expect(asked.at(-1)).toStrictEqual({
      path: '/api-payment/V4/Order/Get',
      authorization: `Basic ${Buffer.from('12345678:secret-password').toString('base64')}`,
      body: { orderId: 'o-1' },
    })
  })

  test('knows no transaction of an order that it does not know', async () => {
    answer = { body: { status: 'ERROR', answer: { errorCode: 'PSP_010' } } }
    await expect(asking.find('o-1')).resolves.toStrictEqual([])
  })

  test.each([
    ['another error', { body: { status: 'ERROR', answer: { errorCode: 'INT_905' } } }],
    ['a server’s error', { status: 500, body: {} }],
    ['no JSON', { body: '<html>' }],
    ['no envelope', { body: {} }],
    ['another order', { body: orderOf([], { orderDetails: { orderId: 'o-2', mode: 'TEST' } }) }],
    ['another mode', { body: orderOf([], { orderDetails: { orderId: 'o-1', mode: 'PRODUCTION' } }) }],
    ['another shop', { body: orderOf([], { shopId: '00000000' }) }],
    ['another shop’s transaction', { body: orderOf([{ ...transaction, shopId: '00000000' }]) }],
    ['another currency', { body: orderOf([{ ...transaction, currency: 'USD' }]) }],
    ['half a cent', { body: orderOf([{ ...transaction, amount: 0.5 }]) }],
  ])('that answers with %s throws, without a word of what was asked', async (_, given) => {
    answer = given
    const failed = await asking.find('o-1').catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(PaymentProviderError)
    expect((failed as Error).message).not.toMatch(/o-1|secret/)
  })

  test('that does not answer throws', async () => {
    await expect(provider.find('o-1')).rejects.toThrow(PaymentProviderError)
  })

  test.each([
    ['a credit', { status: 'SUCCESS', answer: { uuid: UUID, operationType: 'CREDIT', detailedStatus: 'AUTHORISED' } }],
    [
      'a cancelled payment',
      { status: 'SUCCESS', answer: { uuid: UUID, operationType: 'DEBIT', detailedStatus: 'CANCELLED' } },
    ],
    ['one that was refunded before', { status: 'ERROR', answer: { errorCode: 'PSP_104' } }],
    ['one that was cancelled before', { status: 'ERROR', answer: { errorCode: 'PSP_105' } }],
  ])('gives money back: %s', async (_, body) => {
    answer = { body }
    await asking.refund({ uuid: UUID, cents: 5_124 })
    expect(asked.at(-1)).toMatchObject({
      path: '/api-payment/V4/Transaction/CancelOrRefund',
      body: { uuid: UUID, amount: 5_124, currency: 'EUR', resolutionMode: 'AUTO' },
    })
  })

  test.each([
    ['too much', { status: 'ERROR', answer: { errorCode: 'PSP_511' } }],
    [
      'a refused credit',
      { status: 'SUCCESS', answer: { uuid: UUID, operationType: 'CREDIT', detailedStatus: 'REFUSED' } },
    ],
    [
      'a payment as it was',
      { status: 'SUCCESS', answer: { uuid: UUID, operationType: 'DEBIT', detailedStatus: 'AUTHORISED' } },
    ],
  ])('does not count %s as given back', async (_, body) => {
    answer = { body }
    await expect(asking.refund({ uuid: UUID, cents: 5_124 })).rejects.toThrow(PaymentProviderError)
  })
})
