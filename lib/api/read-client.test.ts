import { expect, test } from 'vitest'
import { readClient } from './read-client.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0', 'firefox', 'windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.0 Safari/605.1.15`, 'safari', 'macos'],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${APPLE} CriOS/130.0 Mobile/15E148`, 'chrome', 'ios'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'edge', 'windows'],
  [`Mozilla/5.0 (Linux; Android 14; SM-S918B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0`, 'samsung', 'android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'chrome', 'chromeos'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 OPR/115.0`, 'opera', 'linux'],
  ['curl/8.9.1', 'other', 'other'],
  ['', 'other', 'other'],
])('%s is reduced to %s on %s', (userAgent, browser, system) => {
  expect(readClient(new Headers({ 'user-agent': userAgent }))).toEqual({ browser, system, network: 'unknown' })
})

test.each([
  ['203.0.113.9', 'private'],
  ['81.2.69.142', 'ipv4'],
  ['::ffff:81.2.69.142', 'ipv4'],
  ['2001:4860:4860::8888', 'ipv6'],
  ['10.1.2.3', 'private'],
  ['127.0.0.1', 'private'],
  ['fd00::1', 'private'],
  ['not an address', 'unknown'],
])('the address %s is kept as %s', (address, network) => {
  expect(readClient(new Headers({ 'x-client-address': address })).network).toBe(network)
})

test('of a user agent the first 400 characters are read, so that none is long enough to be slow', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0'
  const padded = (length: number) => readClient(new Headers({ 'user-agent': firefox.padStart(length, 'x ') })).browser
  expect([padded(400), padded(401 + firefox.length)]).toEqual(['firefox', 'other'])
})
