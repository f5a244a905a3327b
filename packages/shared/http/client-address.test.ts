import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { clientAddress, clientKey, networkKey } from './client-address.ts'

const asks = (forwarded: string | undefined, proxies: number): string =>
  clientAddress(
    {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '10.0.0.1' } as Socket,
    },
    proxies,
  )

test.each([
  [undefined, 0, '10.0.0.1'],
  ['203.0.113.9', 0, '10.0.0.1'],
  ['203.0.113.9', 1, '203.0.113.9'],
  ['1.2.3.4, 203.0.113.9', 1, '203.0.113.9'],
  ['1.2.3.4, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['203.0.113.9', 2, '10.0.0.1'],
  [' , ', 1, '10.0.0.1'],
  ['203.0.113.9:51034', 1, '203.0.113.9'],
  ['[2001:db8::1]:443', 1, '2001:db8::1'],
  ['[2001:db8::1]', 1, '2001:db8::1'],
  ['2001:db8::1', 1, '2001:db8::1'],
])('x-forwarded-for %j behind %i proxies: %s', (forwarded, proxies, address) => {
  expect(asks(forwarded, proxies)).toBe(address)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['', 'unknown'],
  ['<script>', 'unknown'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key)
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::ffff', '2001:db8:1:2::/64'],
  ['', 'unknown'],
])('%s takes turns as %s', (address, key) => {
  expect(networkKey(address)).toBe(key)
})
