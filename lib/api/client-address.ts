import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** Header set by the HTTP server for the rest of the site; removed from incoming requests. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/**
 * Client address. Each of the `proxies` trusted proxies appends one address to `x-forwarded-for`; addresses before
 * those are forgeable and ignored.
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
  return known?.replace(WITH_PORT, '$1$2') ?? socket.remoteAddress ?? ''
}

/** An address as some proxies write it: `203.0.113.9:443`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i

/** Rate limit key of an address: IPv4 address, or IPv6 /64 network. All invalid addresses share one key. */
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

/** Key of an address's network, /24 of IPv4 or /64 of IPv6: neighbours take turns as one client. */
export const networkKey = (address: string): string => clientKey(address).replace(/\.\d+$/, '.0/24')

/** Rate limit key of the address that a request came from. */
export const clientKeyOf = (headers: Headers): string => clientKey(headers.get(CLIENT_ADDRESS_HEADER) ?? '')
