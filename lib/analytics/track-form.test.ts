import { beforeEach, expect, test } from 'vitest'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { AnalyticsEvent, FormName } from './events.ts'
import { TRACKED_FORMS, errorOfFailure, errorOfFaults, trackForm } from './track-form.ts'
import { takeTracked, track } from './track.ts'

let tracked: AnalyticsEvent[] = []

beforeEach(() => {
  tracked = []
  takeTracked((event) => tracked.push(event))
})

/** Names in the page of each form of the specification. */
const IN_PAGE: Readonly<Record<FormName, readonly string[]>> = {
  contact: ['contact'],
  newsletter: ['newsletter'],
  seminar: ['seminar'],
  event: ['event'],
  accountCreationStandard: ['registration', 'casino-registration'],
  accountCreationPoker: ['poker-registration'],
  accountWithCard: ['registration-with-card'],
  accountWithoutCard: ['registration-without-card'],
  forgottenPassword: ['forgotten'],
  passwordChange: ['password', 'profile-password'],
  loginStandard: ['login', 'casino-login', 'casino-card-login'],
  loginPoker: ['poker-login'],
  profileCivility: ['profile-person'],
  profileAddress: ['profile-address'],
  profilePhone: ['profile-phone', 'profile-phone-remove'],
  profileEmail: ['profile-email'],
  profileFavouriteDate: ['profile-tastes', 'lucky-dates'],
  profileOptIn: ['profile-optIns'],
  collaboratorActivation: ['collaborator-request', 'collaborator-activate'],
  pokerCheckoutPayment: ['poker-payment'],
}

test.each(Object.entries(IN_PAGE))('%s of the specification is tracked', (name, forms) => {
  expect(Object.keys(TRACKED_FORMS).filter((form) => TRACKED_FORMS[form] === name)).toEqual(forms)
})

test.each(Object.entries(TRACKED_FORMS))('%s is %s: sent, or not and why', (form, formName) => {
  trackForm(form)
  trackForm(form, 'technical')
  expect(tracked).toStrictEqual([
    { event: 'form_validation', formName, formAnswer: 'success', formError: undefined },
    { event: 'form_validation', formName, formAnswer: 'fail', formError: 'technical' },
  ])
})

test.each(['claim', 'toString', ''])('the form %j is not tracked', (form) => {
  trackForm(form)
  expect(tracked).toEqual([])
})

test('what was left out is empty, unless something else is wrong', () => {
  expect(errorOfFaults(['required', 'privacy'])).toBe('empty')
  expect(errorOfFaults(['required', 'email'])).toBe('fields')
})

test.each([
  [{ status: 403, code: '0003' }, 'fields'],
  [{ status: 422, code: 'default', fields: [{ path: 'email', rule: 'format' }] }, 'fields'],
  [{ status: 404, code: 'default' }, 'technical'],
  [{ status: 429, code: '0043' }, 'technical'],
  [{ status: 422, code: 'captcha' }, 'technical'],
  [{ status: 503, code: '0003' }, 'technical'],
  [{ status: 0 }, 'technical'],
] as const)('a form that is refused with %o is %s', (failure, kind) => {
  expect(errorOfFailure(failure as unknown as SendFailure)).toBe(kind)
})

test('events that come before the code that sends are given to it, the first fifty', () => {
  const page = globalThis as { tracked?: { take: unknown } }
  if (page.tracked) page.tracked.take = undefined
  for (let index = 0; index < 60; index += 1) track({ event: 'logout' })
  const taken: AnalyticsEvent[] = []
  takeTracked((event) => taken.push(event))
  expect(taken).toHaveLength(50)
})
