import { createHash } from 'node:crypto'
import { type VadsFields, vadsDate } from '@barriere/shared/contracts/vads.ts'
import { UNCREATED } from './outcomes.ts'
import type { transactions } from './schema.ts'

export type Transaction = typeof transactions.$inferSelect

/** Cause of a notification (`vads_url_check_src`): payment, retry, collection by the bank, back office. */
export type NotificationSource = 'PAY' | 'RETRY' | 'BATCH' | 'BO'

/** Fields of the form that are returned; addresses are not. */
const RETURNED = [
  'vads_action_mode',
  'vads_ctx_mode',
  'vads_currency',
  'vads_cust_email',
  'vads_cust_id',
  'vads_language',
  'vads_order_id',
  'vads_page_action',
  'vads_payment_config',
  'vads_site_id',
  'vads_trans_date',
  'vads_trans_id',
  'vads_version',
]

/**
 * Fields about a transaction for the browser and the merchant, without the signature. Of the card they have only the
 * brand.
 */
export function resultFields(transaction: Transaction): VadsFields {
  const { form, uuid, cents, operation, status, result, authentication, createdAt } = transaction
  const isCreated = !UNCREATED.includes(status)
  return {
    ...Object.fromEntries(RETURNED.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name]]]))),
    vads_amount: String(cents),
    vads_effective_amount: String(cents),
    vads_operation_type: operation,
    vads_trans_status: status,
    vads_result: result ?? '',
    vads_extra_result: '',
    vads_sequence_number: isCreated ? '1' : '0',
    vads_effective_creation_date: vadsDate(createdAt),
    ...(isCreated ? { vads_trans_uuid: uuid, vads_card_brand: 'CB' } : {}),
    ...(authentication === null
      ? {}
      : { vads_threeds_enrolled: 'Y', vads_threeds_auth_type: 'CHALLENGE', vads_threeds_status: authentication }),
  }
}

/** The same for the merchant's server only, with the cause and a hash that the browser never gets. */
export const notificationFields = (transaction: Transaction, source: NotificationSource): VadsFields => ({
  ...resultFields(transaction),
  vads_hash: createHash('sha256').update(`${transaction.uuid} ${transaction.status}`).digest('hex'),
  vads_url_check_src: source,
})
