import type { IncomingHttpHeaders } from 'node:http'
import ipaddr from 'ipaddr.js'

/** A request's headers, and the peer of its connection. */
interface Connected {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * Client address. Each of the `proxies` trusted proxies appends one address to `x-forwarded-for`; addresses before
 * those are forgeable and ignored.
 */
export function clientAddress({ headers, socket }: Connected, proxies: number): string {
  const hops = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
  const known = proxies > 0 ? hops.at(-proxies) : undefined
  return known?.replace(WITH_PORT, '$1$2') ?? socket.remoteAddress ?? ''
}

/** An address with the port or brackets of some proxies: `203.0.113.9:443`, `[2001:db8::1]:443`, `[2001:db8::1]`. */
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

/** Key of an address's network, /24 of IPv4 or /64 of IPv6: neighbours share the turns of one client. */
export const networkKey = (address: string): string => clientKey(address).replace(/\.\d+$/, '.0/24')
