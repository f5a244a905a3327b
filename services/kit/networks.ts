import type { Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import ipaddr from 'ipaddr.js'
import { clientAddress } from '@barriere/shared/http/client-address.ts'

/** Client address of a request. @param proxies number before the service whose `x-forwarded-for` is trusted */
export function callerAddress(context: Context, proxies: number): string {
  const forwarded = context.req.header('x-forwarded-for')
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return clientAddress({ headers, socket: { remoteAddress: getConnInfo(context).remote.address } }, proxies)
}

/** An IP address, or a network in CIDR notation (RFC 4632, RFC 4291) such as `192.0.2.0/24`. */
export const isNetwork = (text: string): boolean => ipaddr.isValidCIDR(text) || isAddress(text)

/** Four decimal numbers; the shorter forms that C accepts are mistakes here. */
const isAddress = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)

/** Whether an address is one of these, or lies in one of these networks. An invalid address lies in none. */
export function liesIn(address: string, networks: readonly string[]): boolean {
  if (!isAddress(address)) return false
  const parsed = ipaddr.process(address)
  return networks.some((network) => {
    if (!ipaddr.isValidCIDR(network)) return ipaddr.process(network).toString() === parsed.toString()
    const [base, bits] = ipaddr.parseCIDR(network)
    return base.kind() === parsed.kind() && parsed.match(base, bits)
  })
}
