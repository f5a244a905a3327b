import { type VadsFields, isSignedVads } from '#lib/domain/vads.ts'
import type { PaymentSettings } from '../kit/payment/settings.ts'

const url = /^https?:\/\/[^\s]{1,1016}$/
/** Characters of a field. */
const LONGEST = 1_024

/** A real moment: `20260231…` is refused. */
function isMoment(date: string): boolean {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(date) ?? []
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  return !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString() === iso
}

/**
 * Numbers of the form's fields (`vads_extra_result` of result 30), in the order in which they are checked. A field
 * that may be missing is checked where it is there.
 */
const fieldsOf = ({
  siteId,
  mode,
}: Pick<PaymentSettings, 'siteId' | 'mode'>): readonly (readonly [string, string, RegExp, 'optional'?])[] => [
  ['01', 'vads_version', /^V2$/],
  ['02', 'vads_site_id', new RegExp(`^${siteId}$`)],
  ['11', 'vads_ctx_mode', new RegExp(`^${mode}$`)],
  ['03', 'vads_trans_id', /^[0-9a-z]{6}$/i],
  ['04', 'vads_trans_date', /^\d{14}$/],
  ['07', 'vads_payment_config', /^SINGLE$/],
  ['46', 'vads_page_action', /^PAYMENT$/],
  ['47', 'vads_action_mode', /^INTERACTIVE$/],
  ['09', 'vads_amount', /^[1-9]\d{0,8}$/],
  ['10', 'vads_currency', /^978$/],
  ['12', 'vads_language', /^[a-z]{2}$/, 'optional'],
  ['13', 'vads_order_id', /^[\w-]{1,64}$/, 'optional'],
  ['15', 'vads_cust_email', /^[^\s@]{1,100}@[^\s@]{1,100}$/, 'optional'],
  ['16', 'vads_cust_id', /^[^<>]{0,63}$/, 'optional'],
  ['24', 'vads_url_success', url, 'optional'],
  ['25', 'vads_url_refused', url, 'optional'],
  ['27', 'vads_url_cancel', url, 'optional'],
  ['28', 'vads_url_return', url, 'optional'],
  ['29', 'vads_url_error', url, 'optional'],
  ['33', 'vads_url_check', url, 'optional'],
  ['48', 'vads_return_mode', /^(?:GET|POST|NONE)$/, 'optional'],
]

/** Number of the first field that is wrong: `00` is the signature; undefined for a good form. */
export function faultOfForm(fields: VadsFields, settings: PaymentSettings): string | undefined {
  if (!isSignedVads(fields, settings.key)) return '00'
  for (const [number, name, form, optional] of fieldsOf(settings)) {
    const value = fields[name]
    if (value === undefined ? optional === undefined : !form.test(value)) return number
  }
  if (!isMoment(fields['vads_trans_date'] ?? '')) return '04'
  return Object.values(fields).every((value) => value.length <= LONGEST) ? undefined : '99'
}
