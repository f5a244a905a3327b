// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetKeptForms, keepForm, takeKeptForm } from './kept-form.ts'

beforeEach(() => sessionStorage.clear())

afterEach(() => {
  vi.restoreAllMocks()
})

test('what was typed comes back once, without anything secret', () => {
  expect(
    keepForm('profile', 'IB1', {
      name: 'Anne',
      password: 'a',
      currentPassword: 'b',
      PASSWORDVERIFICATION: 'c',
      news: true,
    }),
  ).toBe(true)
  expect(takeKeptForm('profile', 'IB1')).toEqual({ name: 'Anne', news: true })
  expect(takeKeptForm('profile', 'IB1')).toBeUndefined()
})

test('another form and another member get nothing, and what was another’s is forgotten', () => {
  keepForm('profile', 'IB1', { name: 'Anne' })
  expect(takeKeptForm('address', 'IB1')).toBeUndefined()
  expect(takeKeptForm('profile', 'IB2')).toBeUndefined()
  expect([takeKeptForm('profile', 'IB1'), sessionStorage.length]).toEqual([undefined, 0])
})

test.each(['{', 'null', '{}', '"x"', '[]'])('a text that is none of ours (%s) is nothing', (text) => {
  sessionStorage.setItem('form:profile', text)
  expect(takeKeptForm('profile', 'IB1')).toBeUndefined()
})

test('a browser that keeps nothing says so', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError')
  })
  expect([keepForm('profile', 'IB1', { name: 'Anne' }), takeKeptForm('profile', 'IB1')]).toEqual([false, undefined])
})

test('a logout forgets every form, and nothing else of the tab', () => {
  keepForm('address', 'IB1', { city: 'Deauville' })
  keepForm('phone', 'IB1', { phoneNumber: '+33612345678' })
  sessionStorage.setItem('other', 'kept')
  forgetKeptForms()
  expect([takeKeptForm('address', 'IB1'), takeKeptForm('phone', 'IB1'), sessionStorage.getItem('other')]).toEqual([
    undefined,
    undefined,
    'kept',
  ])
})
