import type { ConsentCalls, ConsentErrorCode } from '@barriere/shared/contracts/consent.ts'
import { CONSENT_VERSION, type Consent } from '@barriere/shared/domain/visitors/consent.ts'
import { consentStore } from './consent.ts'
import { pageLocale } from './page-locale.ts'
import { createSender } from './send-call.ts'

/** Key in local storage, set while the receipt of the last choice is not recorded. */
const UNSENT = 'consent-receipt'

export const sendConsent = createSender<ConsentCalls, ConsentErrorCode>('/api/consent')

function markUnsent(isUnsent: boolean): void {
  try {
    if (isUnsent) localStorage.setItem(UNSENT, '1')
    else localStorage.removeItem(UNSENT)
  } catch {
    // Local storage is blocked: a receipt that does not arrive now is not sent again.
  }
}

function isUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT) !== null
  } catch {
    return false
  }
}

/** The newest choice of this page. */
let latest: Consent | undefined

/**
 * Sends the receipt of a choice; the next page retries one that did not arrive. Race: the answer also sets the cookie,
 * possibly after a newer choice, which it must not undo. For the same reason the request ends with the page: the next
 * page could not correct the cookie.
 */
export async function sendReceipt(consent: Consent): Promise<void> {
  const { id, time, choices } = consent
  latest = consent
  markUnsent(true)
  const locale = pageLocale()
  const { ok } = await sendConsent('POST receipts', { input: { id, time, version: CONSENT_VERSION, choices, locale } })
  if (latest !== consent) consentStore.keep(latest)
  else if (ok) markUnsent(false)
}

/** Retries the receipt of an earlier page at the start of a page. */
export async function resendReceipt(): Promise<void> {
  const consent = consentStore.get()
  if (isUnsent() && consent) await sendReceipt(consent)
}
