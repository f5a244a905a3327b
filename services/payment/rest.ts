import { z } from 'zod'
import { sameSecret } from '@barriere/shared/secrets/same-secret.ts'
import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import { type KitApp, newRoutes } from '../kit/http.ts'
import { readJsonBody } from '../kit/json-body.ts'
import type { PaymentSettings } from '../kit/payment/settings.ts'
import type { Transaction } from './notification.ts'
import type { Transactions } from './transactions.ts'

const LIMITS = { bytes: 16 * 1024, depth: 4 } as const

const orderInput = z.object({ orderId: z.string().max(64) })

const refundInput = z.object({
  uuid: z.string().max(64),
  amount: z.number().int().positive(),
  currency: z.literal('EUR'),
  resolutionMode: z.enum(['AUTO', 'REFUND_ONLY', 'CANCELLATION_ONLY']).default('AUTO'),
})

/** Messages of the web service's error codes. */
const ERRORS = {
  INT_002: 'Invalid input',
  INT_905: 'Invalid login or private key',
  PSP_010: 'Transaction not found',
  PSP_076: 'The refund is not yet available',
  PSP_083: 'Refund impossible on an unpaid transaction',
  PSP_104: 'Transaction already refunded',
  PSP_105: 'Transaction already cancelled',
  PSP_511: 'Refund amount exceeds the remainder',
} as const

/** The REST web service (version 4), as far as the site uses it. Errors have status 200 and are in the envelope. */
export function restRoutes(transactions: Transactions, settings: PaymentSettings, clock: Clock): KitApp {
  const app = newRoutes()
  const basic = `Basic ${Buffer.from(`${settings.siteId}:${settings.password}`).toString('base64')}`

  const envelope = (webService: string, status: 'SUCCESS' | 'ERROR', answer: object): object => ({
    webService,
    version: 'V4',
    status,
    serverDate: new Date(clock.now()).toISOString(),
    mode: settings.mode,
    answer,
  })
  const failure = (webService: string, errorCode: keyof typeof ERRORS): object =>
    envelope(webService, 'ERROR', {
      errorCode,
      errorMessage: ERRORS[errorCode],
      _type: 'V4/WebService/WebServiceError',
    })

  app.use('*', async (context, next) => {
    context.header('cache-control', 'no-store')
    if (!sameSecret(context.req.header('authorization') ?? '', basic)) return context.json(failure('', 'INT_905'), 401)
    return await next()
  })

  app.post('/Order/Get', async (context) => {
    const input = orderInput.safeParse(await readJsonBody(context.req.raw, LIMITS))
    if (!input.success) return context.json(failure('Order/Get', 'INT_002'))
    const { orderId } = input.data
    const found = await transactions.ofOrder(orderId)
    if (found.length === 0) return context.json(failure('Order/Get', 'PSP_010'))
    return context.json(
      envelope('Order/Get', 'SUCCESS', {
        shopId: settings.siteId,
        orderDetails: { orderId, mode: settings.mode, orderCurrency: 'EUR', _type: 'V4/OrderDetails' },
        transactions: found.map((one) => toAnswer(one, settings.siteId)),
        _type: 'V4/Order',
      }),
    )
  })

  app.post('/Transaction/CancelOrRefund', async (context) => {
    const input = refundInput.safeParse(await readJsonBody(context.req.raw, LIMITS))
    if (!input.success) return context.json(failure('Transaction/CancelOrRefund', 'INT_002'))
    const given = await transactions.giveBack(input.data.uuid, input.data.amount)
    return context.json(
      typeof given === 'string'
        ? failure('Transaction/CancelOrRefund', given)
        : envelope('Transaction/CancelOrRefund', 'SUCCESS', toAnswer(given, settings.siteId)),
    )
  })
  return app
}

/** Summary of a status: paid, unpaid or not decided. */
const summary = (status: string): string =>
  ['AUTHORISED', 'CAPTURED'].includes(status) ? 'PAID' : status === 'UNDER_VERIFICATION' ? 'RUNNING' : 'UNPAID'

const toAnswer = (transaction: Transaction, shopId: string): object => ({
  shopId,
  uuid: transaction.uuid,
  amount: transaction.cents,
  currency: 'EUR',
  paymentMethodType: 'CARD',
  status: summary(transaction.status),
  detailedStatus: transaction.status,
  operationType: transaction.operation,
  creationDate: transaction.createdAt.toISOString(),
  errorCode: transaction.status === 'REFUSED' ? 'ACQ_001' : null,
  detailedErrorCode: transaction.status === 'REFUSED' ? transaction.result : null,
  transactionDetails: {
    cardDetails: {
      legacyTransId: transaction.transId,
      legacyTransDate: transaction.createdAt.toISOString(),
      effectiveBrand: 'CB',
      threeDSResponse:
        transaction.authentication === null
          ? null
          : { authenticationResultData: { status: transaction.authentication } },
    },
    _type: 'V4/TransactionDetails',
  },
  orderDetails: { orderId: transaction.orderId, _type: 'V4/OrderDetails' },
  _type: 'V4/PaymentTransaction',
})
