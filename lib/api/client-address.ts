import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** Header by which the front door tells the rest of the site who asks; from outside it never comes in. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/**
 * The address of who asks. Each of the `proxies` before the site has added one address to `x-forwarded-for`; what
 * stands before those was written by the visitor and is believed by nobody.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const hops = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  const known = proxies > 0 ? hops.at(-proxies) : undefined
  return known ?? socket.remoteAddress ?? ''
}

/**
 * What an address is counted by: IPv4 whole, of IPv6 the network of a household (/64). What is no address counts as one
 * stranger.
 */
export function clientKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString()
}
