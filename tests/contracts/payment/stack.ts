import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { rm } from 'node:fs/promises'
import type { PaymentForm } from '@barriere/shared/programmes/casino/seats.ts'
import { type VadsFields, vadsSignature } from '@barriere/shared/contracts/vads.ts'
import { type Env, parseEnv } from '#services/kit/env.ts'
import { createLog } from '#services/kit/log.ts'
import { lyraProvider } from '#services/kit/payment/lyra.ts'
import type { PaymentOrder, PaymentProvider } from '#services/kit/payment/provider.ts'
import { type PaymentSettings, paymentSettings } from '#services/kit/payment/settings.ts'
import { startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'

/** A Wednesday; the clock of the tests. */
export const NOON = Date.parse('2026-11-25T12:00:00Z')

interface Listed {
  readonly uuid: string
  readonly orderId: string
  readonly cents: number
  readonly operation: string
  readonly status: string
  readonly refunded: number
  readonly notifications: readonly { status: string; state: string; attempts: number; answer: number | null }[]
}

/** The provider's stand-in over HTTP, a merchant's server that it notifies, and the merchant's client. */
export interface PaymentStack {
  readonly url: string
  readonly dataDir: string
  readonly settings: PaymentSettings
  readonly provider: PaymentProvider
  /** Fields of the notifications that have arrived. */
  readonly received: VadsFields[]
  /** Raw bodies that came to the merchant's server. */
  readonly raw: string[]
  /** Status that the merchant's server answers. */
  answers: number
  /** Milliseconds since the epoch. */
  now: number
  logged(): string
  order(more?: Partial<PaymentOrder>): PaymentOrder
  post(path: string, fields: VadsFields): Promise<{ status: number; html: string; headers: Headers }>
  /** Opens the page of an order. Returns the transaction of its forms. */
  open(order: PaymentOrder): Promise<string>
  /** Presses a button of the demonstration. */
  end(order: PaymentOrder, ending: string, more?: VadsFields): Promise<{ status: number; html: string }>
  /** Presses a button of the back office. */
  press(action: string, transaction?: string): Promise<number>
  listed(orderId: string): Promise<readonly Listed[]>
  /** `before` runs after the services have ended, and before their data is deleted. */
  stop(before?: () => Promise<void>): Promise<void>
}

/** Values of a page's hidden fields, by name; the last form that has the name. */
export const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    ]),
  )

/** A form with other fields, signed again. */
export function resign({ fields }: PaymentForm, changed: Readonly<Record<string, string | undefined>>, key: string) {
  const { signature: _, ...rest } = { ...fields, ...changed }
  const sent = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as VadsFields
  return { ...sent, signature: vadsSignature(sent, key) }
}

let transaction = 0

export async function startPayment(overrides: Partial<Env> = {}): Promise<PaymentStack> {
  const received: VadsFields[] = []
  const raw: string[] = []
  const merchant = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      raw.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${body}`)
      received.push(Object.fromEntries(new URLSearchParams(body)))
      response.writeHead(stack.answers).end()
    })
  })
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
  const lines: string[] = []
  const dataDir = await temporaryDataDir('payment-')
  const own: Partial<Env> = {
    SERVICES: ['payment'],
    SERVICES_PORT: 0,
    CASINO_DEMONSTRATION: false,
    DATA_DIR: dataDir,
    SITE_ORIGIN: `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`,
    ...overrides,
  }
  const running = await startServices(own, {
    clock: { now: () => stack.now },
    log: createLog('trace', { write: (line) => void lines.push(line) }),
  })
  const settings = paymentSettings({ env: { ...parseEnv({}), ...own }, baseUrl: () => running.url })
  const provider = lyraProvider(settings)
  const stack: PaymentStack = {
    url: running.url,
    dataDir,
    settings,
    provider,
    received,
    raw,
    answers: 200,
    now: NOON,
    logged: () => lines.join(''),
    order(more = {}) {
      transaction += 1
      return {
        orderId: `0b9f3a52-6f0e-4c57-9c1d-${String(transaction).padStart(12, '0')}-1`,
        transId: transaction.toString(36).padStart(6, '0'),
        at: new Date(stack.now),
        cents: 14_000,
        locale: 'fr',
        email: 'zoe@example.com',
        ...more,
      }
    },
    async post(path, fields) {
      const response = await fetch(running.url + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
      return { status: response.status, html: await response.text(), headers: response.headers }
    },
    async open(order) {
      const { action, fields } = provider.form(order)
      return hiddenFields((await stack.post(action, fields)).html)['transaction'] ?? ''
    },
    async end(order, ending, more = {}) {
      return await stack.post('/payment/vads-payment/end', { transaction: await stack.open(order), ending, ...more })
    },
    async press(action, uuid = '') {
      return (await stack.post('/payment/demonstration', { action, transaction: uuid })).status
    },
    async listed(orderId) {
      const response = await fetch(`${running.url}/payment/demonstration/transactions`)
      const { transactions } = (await response.json()) as { transactions: Listed[] }
      return transactions.filter((one) => one.orderId === orderId)
    },
    async stop(before) {
      await running.stop()
      await before?.()
      await new Promise((resolve) => merchant.close(resolve))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return stack
}
