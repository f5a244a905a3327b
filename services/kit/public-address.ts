import { lookup } from 'node:dns'
import { type LookupFunction, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isLocal } from '@barriere/shared/process/deployment.ts'

/** Whether an IP address is on the internet: not of this machine or a private network, and not reserved. */
export const isPublicIp = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** SSRF: whether an address may lead to the internet. For a host name, only `publicLookup` can decide. */
export function isPublicUrl(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? !isLocal(address) : isPublicIp(host)
}

/**
 * SSRF: resolves the name of a connection, and refuses it if any of its addresses is private. DNS rebinding: the
 * connection is made to the checked addresses, so the name cannot change between check and use.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const inside = found?.find(({ address }) => !isPublicIp(address))
    const [first] = found ?? []
    if (error ?? inside ?? !first)
      callback(error ?? new Error(`${hostname} does not lead to the internet alone`), '', undefined)
    else if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}
