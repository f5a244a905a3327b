import { z } from 'zod'
import type { PaymentForm } from '@barriere/shared/programmes/casino/seats.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import { type VadsFields, isSignedVads, vadsDate, vadsSignature } from '@barriere/shared/contracts/vads.ts'
import { callLyra } from './lyra-api.ts'
import { toOutcome } from './outcome.ts'
import {
  type NotificationFault,
  type PaymentOrder,
  type PaymentProvider,
  PaymentProviderError,
  type ProviderTransaction,
} from './provider.ts'
import type { PaymentSettings } from './settings.ts'

/** ISO 4217 number of the euro, the only currency. */
const EURO = '978'

/**
 * Longest e-mail address that the form takes; the field is optional. Signature ambiguity: values are joined by `+`
 * without their names, so an address with a plus could be read as the amount in a form with other fields.
 */
const MOST_EMAIL = 150

const isSaid = (email: string): boolean => email !== '' && email.length <= MOST_EMAIL && !email.includes('+')

const matching = (form: RegExp) => z.string().regex(form)
const operation = z.enum(['DEBIT', 'CREDIT'])
const status = matching(/^[A-Z_]{1,60}$/)
const uuid = matching(/^[0-9a-f]{32}$/)

/** The fields that are read of a notification, which has many more. */
const notification = z.object({
  vads_order_id: matching(/^[\w-]{1,64}$/),
  vads_trans_id: matching(/^[0-9a-z]{6}$/i).toLowerCase(),
  vads_trans_date: matching(/^\d{14}$/),
  /** Absent or empty for an abandoned payment. */
  vads_trans_uuid: z.union([uuid, z.literal('')]).optional(),
  vads_trans_status: status,
  vads_result: matching(/^\d\d$/).optional(),
  vads_amount: matching(/^[1-9]\d{0,8}$/).transform(Number),
  vads_operation_type: operation.default('DEBIT'),
  vads_threeds_status: matching(/^[A-Z]?$/).optional(),
})

const transaction = z.object({
  shopId: z.string(),
  uuid,
  amount: z.number().int().positive(),
  currency: z.literal('EUR'),
  detailedStatus: status,
  operationType: operation,
  transactionDetails: z.object({
    cardDetails: z.object({
      legacyTransId: z.string(),
      threeDSResponse: z
        .object({ authenticationResultData: z.object({ status: z.string().nullish() }).nullish() })
        .nullish(),
    }),
  }),
})

const order = z.object({
  shopId: z.string(),
  orderDetails: z.object({ orderId: z.string(), mode: z.string() }),
  transactions: z.array(transaction),
})

const refunded = z.object({ uuid, operationType: operation, detailedStatus: status })

/** The web service's codes: unknown; already refunded and already cancelled. */
const UNKNOWN = 'PSP_010'
const GIVEN_BACK = ['PSP_104', 'PSP_105']

/**
 * Idempotency key of a transaction, its status and its outcome. Authorised and captured are two events, and a
 * contradictory notification does not block the answer of the web service.
 */
const keyOf = (name: string, { status: state, outcome }: Pick<ProviderTransaction, 'status' | 'outcome'>): string =>
  `${name}:${state}:${outcome}`

/** Card payments by Lyra's hosted page: a signed form, a signed notification, and the REST web service. */
export function lyraProvider(settings: PaymentSettings): PaymentProvider {
  return {
    form: (asked) => toForm(asked, settings),
    read: (fields) => readNotification(fields, settings),
    find: (orderId) => findTransactions(orderId, settings),
    refund: (paid) => refund(paid, settings),
  }
}

function toForm({ orderId, transId, at, cents, locale, email }: PaymentOrder, settings: PaymentSettings): PaymentForm {
  const returned = settings.returnUrl[locale]
  const fields: VadsFields = {
    vads_action_mode: 'INTERACTIVE',
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    vads_version: 'V2',
    vads_site_id: settings.siteId,
    vads_ctx_mode: settings.mode,
    vads_trans_id: transId,
    vads_trans_date: vadsDate(at),
    vads_amount: String(cents),
    vads_currency: EURO,
    vads_order_id: orderId,
    ...(isSaid(email) ? { vads_cust_email: email } : {}),
    vads_language: locale,
    vads_return_mode: 'POST',
    vads_url_return: returned,
    vads_url_success: returned,
    vads_url_refused: returned,
    vads_url_cancel: returned,
    vads_url_error: returned,
    vads_url_check: settings.notificationUrl,
  }
  return { action: settings.formUrl, fields: { ...fields, signature: vadsSignature(fields, settings.keys[0]) } }
}

function readNotification(
  fields: VadsFields,
  { keys, siteId, mode }: PaymentSettings,
): Result<ProviderTransaction, NotificationFault> {
  if (!isSignedVads(fields, keys)) return fail('signature')
  if (fields['vads_site_id'] !== siteId) return fail('merchant')
  if (fields['vads_ctx_mode'] !== mode) return fail('mode')
  if (fields['vads_currency'] !== EURO) return fail('currency')
  const parsed = notification.safeParse(fields)
  if (!parsed.success) return fail('malformed')
  const said = parsed.data
  const state = said.vads_trans_status
  const outcome = toOutcome({ status: state, result: said.vads_result, authentication: said.vads_threeds_status })
  const name = said.vads_trans_uuid || `${said.vads_order_id}:${said.vads_trans_id}:${said.vads_trans_date}`
  return ok({
    orderId: said.vads_order_id,
    transId: said.vads_trans_id,
    uuid: said.vads_trans_uuid || undefined,
    outcome,
    status: state,
    cents: said.vads_amount,
    credit: said.vads_operation_type === 'CREDIT',
    key: keyOf(name, { status: state, outcome }),
  })
}

async function findTransactions(orderId: string, settings: PaymentSettings): Promise<readonly ProviderTransaction[]> {
  const found = await callLyra(settings, { path: 'Order/Get', input: { orderId }, answer: order })
  if (!found.ok) {
    if (found.error === UNKNOWN) return []
    throw new PaymentProviderError(`Order/Get: ${found.error}`)
  }
  const { shopId, orderDetails, transactions } = found.value
  const owned = [shopId, ...transactions.map((one) => one.shopId)].every((shop) => shop === settings.siteId)
  if (!owned || orderDetails.orderId !== orderId || orderDetails.mode !== settings.mode)
    throw new PaymentProviderError('Order/Get: the answer is of another order')
  return transactions.map((one) => {
    const { cardDetails } = one.transactionDetails
    const authentication = cardDetails.threeDSResponse?.authenticationResultData?.status ?? undefined
    const outcome = toOutcome({ status: one.detailedStatus, authentication })
    return {
      orderId,
      transId: cardDetails.legacyTransId.toLowerCase(),
      uuid: one.uuid,
      outcome,
      status: one.detailedStatus,
      cents: one.amount,
      credit: one.operationType === 'CREDIT',
      key: keyOf(one.uuid, { status: one.detailedStatus, outcome }),
    }
  })
}

/** Idempotent: an amount that was already refunded, because an answer was lost, counts as done. */
async function refund(
  paid: { readonly uuid: string; readonly cents: number },
  settings: PaymentSettings,
): Promise<void> {
  const done = await callLyra(settings, {
    path: 'Transaction/CancelOrRefund',
    input: { uuid: paid.uuid, amount: paid.cents, currency: 'EUR', resolutionMode: 'AUTO' },
    answer: refunded,
  })
  if (!done.ok) {
    if (GIVEN_BACK.includes(done.error)) return
    throw new PaymentProviderError(`Transaction/CancelOrRefund: ${done.error}`)
  }
  const { operationType, detailedStatus } = done.value
  const failed = ['refused', 'technical', 'expired', 'challenge'].includes(toOutcome({ status: detailedStatus }))
  // A refund is a transaction of its own; a payment that the bank has not collected yet is cancelled instead.
  if (operationType === 'CREDIT' ? failed : detailedStatus !== 'CANCELLED')
    throw new PaymentProviderError(`Transaction/CancelOrRefund: ${operationType} ${detailedStatus}`)
}
