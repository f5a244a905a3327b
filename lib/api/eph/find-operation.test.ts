import { expect, test } from 'vitest'
import { EPH_PATHS } from '#lib/contracts/eph-paths.ts'
import { findOperation } from './find-operation.ts'

test.each(Object.entries(EPH_PATHS))('%s is found at its method and path', (name, [method, path]) => {
  expect(findOperation(method, path.replace(/\{\w+\}/, 'a-B_9'))).toEqual({
    name,
    part: path.includes('{') ? 'a-B_9' : '',
  })
})

test.each([
  ['POST', 'users/reset-password/init', { name: 'resetInit', part: '' }],
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
  expect(findOperation(method, path)).toEqual(found)
})
