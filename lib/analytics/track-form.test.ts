import { beforeEach, expect, test } from 'vitest'
import { type AnalyticsEvent, FORM_NAMES } from './events.ts'
import { TRACKED_FORMS, errorOfFaults, trackForm } from './track-form.ts'
import { takeTracked, track } from './track.ts'

let tracked: AnalyticsEvent[] = []

beforeEach(() => {
  tracked = []
  takeTracked((event) => tracked.push(event))
})

test('every form of the specification is tracked', () => {
  expect(new Set(Object.values(TRACKED_FORMS))).toEqual(new Set(FORM_NAMES))
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

test('events that come before the code that sends are given to it, the first fifty', () => {
  const page = globalThis as { tracked?: { take: unknown } }
  if (page.tracked) page.tracked.take = undefined
  for (let index = 0; index < 60; index += 1) track({ event: 'logout' })
  const taken: AnalyticsEvent[] = []
  takeTracked((event) => taken.push(event))
  expect(taken).toHaveLength(50)
})
