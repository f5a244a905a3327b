import { Socket } from 'node:net'
import { describe } from 'vitest'
import { clientAddress, clientKey } from '@barriere/shared/http/client-address.ts'
import { type Report, checkReports } from './report.ts'

/** `X-Forwarded-For` behind one proxy, and the key by which the visitor's requests are counted. */
const HEADERS: readonly Report<string, string>[] = [
  {
    source: 'https://github.com/express-rate-limit/express-rate-limit/issues/234',
    says: 'a port that changes with each connection is no part of it',
    input: '203.0.113.9:50312',
    expected: '203.0.113.9',
  },
  {
    source: 'https://github.com/xorbitsai/xagent/issues/1185',
    says: 'the same of an address of IPv6 in brackets',
    input: '[2001:db8:1:2::1]:443',
    expected: '2001:db8:1:2::/64',
  },
  {
    source: 'https://github.com/express-rate-limit/express-rate-limit/pull/667',
    says: 'a mapped address without full stops is the one of IPv4',
    input: '::ffff:102:304',
    expected: '1.2.3.4',
  },
  {
    source: 'https://github.com/jannskiee/floe/pull/469',
    says: 'all addresses of one network are one',
    input: '2001:db8:1:2:aaaa:bbbb:cccc:dddd',
    expected: '2001:db8:1:2::/64',
  },
  {
    source: 'https://github.com/Team-Commonly/commonly/pull/656',
    says: 'what the visitor has put before the proxy’s address is not believed',
    input: '198.51.100.7, 203.0.113.9',
    expected: '203.0.113.9',
  },
]

const SOCKET = new Socket()

describe('keys of rate limits', () => {
  checkReports(HEADERS, (header) =>
    clientKey(clientAddress({ headers: { 'x-forwarded-for': header }, socket: SOCKET }, 1)),
  )
})
