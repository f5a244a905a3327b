import type { SendFailure } from '#lib/client/send-call.ts'
import type { FaultName } from '@barriere/shared/domain/people/form-rules.ts'
import type { FormError, FormName } from './events.ts'
import { track } from './track.ts'

/** Name of each form in the data layer, by its name in the page; other forms are not tracked. */
export const TRACKED_FORMS: Readonly<Record<string, FormName>> = {
  'contact': 'contact',
  'newsletter': 'newsletter',
  'seminar': 'seminar',
  'event': 'event',
  'registration': 'accountCreationStandard',
  'casino-registration': 'accountCreationStandard',
  'registration-with-card': 'accountWithCard',
  'registration-without-card': 'accountWithoutCard',
  'forgotten': 'forgottenPassword',
  'password': 'passwordChange',
  'profile-password': 'passwordChange',
  'login': 'loginStandard',
  'casino-login': 'loginStandard',
  'casino-card-login': 'loginStandard',
  'poker-login': 'loginPoker',
  'poker-registration': 'accountCreationPoker',
  'poker-payment': 'pokerCheckoutPayment',
  'profile-person': 'profileCivility',
  'profile-address': 'profileAddress',
  'profile-phone': 'profilePhone',
  'profile-phone-remove': 'profilePhone',
  'profile-email': 'profileEmail',
  'profile-tastes': 'profileFavouriteDate',
  'lucky-dates': 'profileFavouriteDate',
  'profile-optIns': 'profileOptIn',
  'collaborator-request': 'collaboratorActivation',
  'collaborator-activate': 'collaboratorActivation',
}

/** Faults of missing input: texts, and boxes that must be ticked. */
const LEFT_OUT: readonly string[] = ['required', 'privacy', 'terms', 'rules'] satisfies readonly FaultName[]

/** Kind of error of a form that was not sent, by the names of its faults: `empty` where all are missing input. */
export const errorOfFaults = (faults: readonly string[]): FormError =>
  faults.every((fault) => LEFT_OUT.includes(fault)) ? 'empty' : 'fields'

/**
 * Kind of error of a form that was sent, by its answer: a code of the catalogue tells what was wrong with the input. A
 * rate limit (429) and a failed captcha are `technical`.
 */
export function errorOfFailure({ status, code = 'default', fields = [] }: SendFailure): FormError {
  const isOfInput = status >= 400 && status < 500 && status !== 429 && !code.startsWith('captcha')
  const isInput = isOfInput && (code !== 'default' || fields.length > 0)
  return isInput ? 'fields' : 'technical'
}

/** Tracks the result of sending a form: success, or the kind of error. */
export function trackForm(form: string, formError?: FormError): void {
  const formName = Object.hasOwn(TRACKED_FORMS, form) ? TRACKED_FORMS[form] : undefined
  if (!formName) return
  track({ event: 'form_validation', formName, formAnswer: formError ? 'fail' : 'success', formError })
}
