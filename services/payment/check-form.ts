import { type VadsFields, isSignedVads } from '@barriere/shared/contracts/vads.ts'
import type { PaymentSettings } from '../kit/payment/settings.ts'

const isUrl = (value: string): boolean => /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value)

const matches =
  (form: RegExp) =>
  (value: string): boolean =>
    form.test(value)
/** Maximum number of characters of a field. */
const LONGEST = 1_024

/** Whether a date exists: `20260231…` does not. */
function isMoment(date: string): boolean {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(date) ?? []
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  return !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString() === iso
}

/**
 * Numbers of the form's fields (`vads_extra_result` of result 30), in the order of the checks. An optional field is
 * checked only if present.
 */
const fieldsOf = ({
  siteId,
  mode,
}: Pick<PaymentSettings, 'siteId' | 'mode'>): readonly (readonly [
  string,
  string,
  (value: string) => boolean,
  'optional'?,
])[] => [
  ['01', 'vads_version', matches(/^V2$/)],
  ['02', 'vads_site_id', (value) => value === siteId],
  ['11', 'vads_ctx_mode', (value) => value === mode],
  ['03', 'vads_trans_id', matches(/^[0-9a-z]{6}$/i)],
  ['04', 'vads_trans_date', isMoment],
  ['07', 'vads_payment_config', matches(/^SINGLE$/)],
  ['46', 'vads_page_action', matches(/^PAYMENT$/)],
  ['47', 'vads_action_mode', matches(/^INTERACTIVE$/)],
  ['09', 'vads_amount', matches(/^[1-9]\d{0,8}$/)],
  ['10', 'vads_currency', matches(/^978$/)],
  ['12', 'vads_language', matches(/^[a-z]{2}$/), 'optional'],
  ['13', 'vads_order_id', matches(/^[\w-]{1,64}$/), 'optional'],
  ['15', 'vads_cust_email', matches(/^[^\s@]{1,100}@[^\s@]{1,100}$/), 'optional'],
  ['16', 'vads_cust_id', matches(/^[^<>]{0,63}$/), 'optional'],
  ['24', 'vads_url_success', isUrl, 'optional'],
  ['25', 'vads_url_refused', isUrl, 'optional'],
  ['27', 'vads_url_cancel', isUrl, 'optional'],
  ['28', 'vads_url_return', isUrl, 'optional'],
  ['29', 'vads_url_error', isUrl, 'optional'],
  ['33', 'vads_url_check', isUrl, 'optional'],
  ['48', 'vads_return_mode', matches(/^(?:GET|POST|NONE)$/), 'optional'],
]

/** Number of the first wrong field (`00` is the signature); undefined for a valid form. */
export function faultOfForm(fields: VadsFields, settings: PaymentSettings): string | undefined {
  if (!isSignedVads(fields, settings.keys)) return '00'
  for (const [number, name, isGood, optional] of fieldsOf(settings)) {
    const value = fields[name]
    if (value === undefined ? optional === undefined : !isGood(value)) return number
  }
  return Object.values(fields).every((value) => value.length <= LONGEST) ? undefined : '99'
}
