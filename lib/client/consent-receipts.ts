import type { ConsentCalls, ConsentErrorCode } from '@barriere/shared/contracts/consent.ts'
import { CONSENT_VERSION, type Consent } from '@barriere/shared/domain/visitors/consent.ts'
import { consentStore } from './consent.ts'
import { pageLocale } from './page-locale.ts'
import { createSender } from './send-call.ts'

/** Entry of the local storage: the receipt of the last choice has not been recorded yet. */
const UNSENT = 'consent-receipt'

export const sendConsent = createSender<ConsentCalls, ConsentErrorCode>('/api/consent')

function markUnsent(isUnsent: boolean): void {
  try {
    if (isUnsent) localStorage.setItem(UNSENT, '1')
    else localStorage.removeItem(UNSENT)
  } catch {
    // Storage is switched off: a receipt that does not arrive now is not sent again.
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
 * Sends the receipt of a choice; one that does not arrive is sent again by the next page. Its answer sets the cookie
 * once more, which may come after another choice, and must not undo that one: for the same reason the request ends with
 * the page, whose successor could not know of it.
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

/** At the start of a page: the receipt that did not arrive from an earlier one. */
export async function resendReceipt(): Promise<void> {
  const consent = consentStore.get()
  if (isUnsent() && consent) await sendReceipt(consent)
}
