import { expect, test } from 'vitest'
import { EPH_CALLS } from '#lib/contracts/eph.ts'
import { createRouter } from './find-call.ts'

const findCall = createRouter(EPH_CALLS)

test.each(Object.entries(EPH_CALLS))('%s is found at its method and path', (name, { method, path }) => {
  expect(findCall(method, path.replace(/\{\w+\}/, 'a-B_9'))).toEqual({
    name,
    pathParameter: path.includes('{') ? 'a-B_9' : '',
  })
})

test.each([
  ['POST', 'users/reset-password/init', { name: 'resetInit', pathParameter: '' }],
  ['DELETE', 'profile/address', { allow: 'GET, POST, PUT' }],
  ['GET', 'users/login', { allow: 'POST' }],
  ['GET', 'users/activate', { allow: 'POST' }],
  ['POST', 'users', undefined],
  ['POST', '', undefined],
  ['POST', 'users/login/', undefined],
  ['POST', 'users/activate/a/b', undefined],
  ['GET', 'bookings/../users', undefined],
  ['GET', `bookings/${'x'.repeat(201)}`, undefined],
  ['POST', 'constructor', undefined],
  ['GET', 'bookings/.', undefined],
  ['GET', 'bookings/..', undefined],
  ['GET', 'bookings/%2e%2e', undefined],
])('%s %s', (method, path, found) => {
  expect(findCall(method, path)).toEqual(found)
})
