import { expect, test } from 'vitest'
import { isNetwork, liesIn } from './networks.ts'

test.each(['192.0.2.7', '192.0.2.0/24', '2001:db8::1', '2001:db8::/32'])('%s is a network', (text) => {
  expect(isNetwork(text)).toBe(true)
})

test.each(['', '192.0.2', '192.0.2.0/33', '192.0.2.256', 'example.com', '2001:db8::/129', '127.1', '0x7f.1', '*'])(
  '%s is none',
  (text) => {
    expect(isNetwork(text)).toBe(false)
  },
)

test.each([
  ['192.0.2.7', ['192.0.2.7'], true],
  ['192.0.2.8', ['192.0.2.7'], false],
  ['192.0.2.255', ['198.51.100.0/24', '192.0.2.0/24'], true],
  ['192.0.3.0', ['192.0.2.0/24'], false],
  // An IPv4 address as a dual-stack socket reports it.
  ['::ffff:192.0.2.7', ['192.0.2.0/24'], true],
  ['2001:DB8::7', ['2001:db8::/32'], true],
  ['2001:db8:0:0:0:0:0:7', ['2001:db8::7'], true],
  ['2001:db9::7', ['2001:db8::/32', '0.0.0.0/0'], false],
  ['', ['0.0.0.0/0'], false],
  ['nonsense', ['0.0.0.0/0', '::/0'], false],
])('%s in %o: %s', (address, networks, expected) => {
  expect(liesIn(address, networks)).toBe(expected)
})
