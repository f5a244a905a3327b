/**
 * Allow-list against SSRF: whether a picture may be fetched from this address. `hosts` are host names, with a port
 * where it is not the protocol's default; subdomains match too. A host reached over http must be listed with its port.
 */
export function isAllowedSource(address: string, hosts: readonly string[]): boolean {
  const { protocol, host, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return hosts.some((allowed) => {
    const named = host === allowed || host.endsWith(`.${allowed}`)
    return named && (protocol === 'https:' || (protocol === 'http:' && allowed.includes(':')))
  })
}
