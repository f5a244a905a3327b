import { lookup } from 'node:dns'
import { type LookupFunction, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isLocal } from '@barriere/shared/process/deployment.ts'

/** Whether an IP address is one of the internet: not of this machine, of a private network, nor reserved. */
export const isPublicIp = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** SSRF: whether an address may lead to the internet. Of a name only `publicLookup` can tell. */
export function isPublicUrl(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) === 0 ? !isLocal(address) : isPublicIp(host)
}

/**
 * SSRF: resolves names as connections do, and refuses one that any address of a private network answers to. It is what
 * the connection is made to, so that a name cannot be one thing when it is looked at and another when it is used (DNS
 * rebinding).
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
