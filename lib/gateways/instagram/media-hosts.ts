/**
 * Whether a picture may be fetched from an address that the API named. `hosts` are host names, with a port where it is
 * not the protocol's own; subdomains are included. A host without encryption must be named with its port.
 */
export function isAllowedSource(address: string, hosts: readonly string[]): boolean {
  const { protocol, host, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  return hosts.some((allowed) => {
    const named = host === allowed || host.endsWith(`.${allowed}`)
    return named && (protocol === 'https:' || (protocol === 'http:' && allowed.includes(':')))
  })
}
