// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearFormDrafts, storeFormDraft, consumeFormDraft } from './form-draft.ts'

beforeEach(() => sessionStorage.clear())

afterEach(() => {
  vi.restoreAllMocks()
})

test('a draft is restored once, without secrets', () => {
  expect(
    storeFormDraft('profile', 'IB1', {
      name: 'Anne',
      password: 'a',
      currentPassword: 'b',
      PASSWORDVERIFICATION: 'c',
      news: true,
    }),
  ).toBe(true)
  expect(consumeFormDraft('profile', 'IB1')).toEqual({ name: 'Anne', news: true })
  expect(consumeFormDraft('profile', 'IB1')).toBeUndefined()
})

test('another form and another member get nothing, and another member’s draft is deleted', () => {
  storeFormDraft('profile', 'IB1', { name: 'Anne' })
  expect(consumeFormDraft('address', 'IB1')).toBeUndefined()
  expect(consumeFormDraft('profile', 'IB2')).toBeUndefined()
  expect([consumeFormDraft('profile', 'IB1'), sessionStorage.length]).toEqual([undefined, 0])
})

test.each(['{', 'null', '{}', '"x"', '[]'])('malformed stored text (%s) is ignored', (text) => {
  sessionStorage.setItem('form:profile', text)
  expect(consumeFormDraft('profile', 'IB1')).toBeUndefined()
})

test('reports that the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError')
  })
  expect([storeFormDraft('profile', 'IB1', { name: 'Anne' }), consumeFormDraft('profile', 'IB1')]).toEqual([
    false,
    undefined,
  ])
})

test('a logout deletes every draft, and nothing else of the tab', () => {
  storeFormDraft('address', 'IB1', { city: 'Deauville' })
  storeFormDraft('phone', 'IB1', { phoneNumber: '+33612345678' })
  sessionStorage.setItem('other', 'kept')
  clearFormDrafts()
  expect([
    consumeFormDraft('address', 'IB1'),
    consumeFormDraft('phone', 'IB1'),
    sessionStorage.getItem('other'),
  ]).toEqual([undefined, undefined, 'kept'])
})
