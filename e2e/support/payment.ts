import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { type VadsFields, vadsDate, vadsSignature } from '@barriere/shared/contracts/vads.ts'
import type { TestStack } from './stack.ts'

/** Fields of a new order, signed with the key of a start on this machine. */
export function signedPayment({ origin }: TestStack, locale: Locale): VadsFields & { readonly vads_order_id: string } {
  const back = `${origin}/api/payment/return?locale=${locale}`
  const fields = {
    vads_action_mode: 'INTERACTIVE',
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    vads_version: 'V2',
    vads_site_id: '12345678',
    vads_ctx_mode: 'TEST',
    vads_trans_id: randomUUID().slice(0, 6),
    vads_trans_date: vadsDate(new Date()),
    vads_amount: '14000',
    vads_currency: '978',
    vads_order_id: `${randomUUID()}-1`,
    vads_cust_email: 'zoe@example.com',
    vads_language: locale,
    vads_return_mode: 'POST',
    vads_url_return: back,
    vads_url_success: back,
    vads_url_refused: back,
    vads_url_cancel: back,
    vads_url_error: back,
    vads_url_check: `${origin}/api/payment/notifications`,
  }
  return { ...fields, signature: vadsSignature(fields, LOCAL_SECRETS.PAYMENT_KEY) }
}

/** Opens the payment page as a browser does: by a form, posted from another page. */
export async function openPayment(page: Page, { origin }: TestStack, fields: VadsFields): Promise<void> {
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  await page.goto('about:blank')
  await page.setContent(
    `<form method="post" action="${origin}/payment/vads-payment/">${inputs.join('')}<button>Pay</button></form>`,
  )
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL(`${origin}/payment/**`)
}
