import type { ConsentCalls, ConsentErrorCode } from '#lib/contracts/consent.ts'
import { CONSENT_VERSION, type Consent } from '#lib/domain/consent.ts'
import { DEFAULT_LOCALE, LOCALES } from '#lib/domain/locale.ts'
import { consentStore } from './consent.ts'
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

/** Sends the receipt of a choice; one that does not arrive is sent again by the next page. */
export async function sendReceipt({ id, time, choices }: Consent): Promise<void> {
  markUnsent(true)
  const locale = LOCALES.find((one) => one === document.documentElement.lang) ?? DEFAULT_LOCALE
  const { ok } = await sendConsent('POST receipts', {
    input: { id, time, version: CONSENT_VERSION, choices, locale },
    keepalive: true,
  })
  if (ok) markUnsent(false)
}

/** At the start of a page: the receipt that did not arrive from an earlier one. */
export async function resendReceipt(): Promise<void> {
  const consent = consentStore.get()
  if (isUnsent() && consent) await sendReceipt(consent)
}
