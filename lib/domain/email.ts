/** What an e-mail address is looked up by: case, Unicode form and the domain's spelling make no difference. */
export function emailKey(email: string): string {
  const text = email.normalize('NFKC').trim()
  const at = text.lastIndexOf('@')
  // The local part is folded twice: a capital may only become a composed letter once it is small.
  return `${text.slice(0, at).toLowerCase().normalize('NFC')}@${asciiDomain(text.slice(at + 1)) ?? ''}`
}

/**
 * The domain after the last `@`, in ASCII and small letters (`bücher.example` → `xn--bcher-kva.example`); undefined for
 * none.
 */
export function emailDomain(email: string): string | undefined {
  const text = email.normalize('NFKC').trim()
  return asciiDomain(text.slice(text.lastIndexOf('@') + 1))
}

function asciiDomain(domain: string): string | undefined {
  if (domain === '' || /[\s/?#:@\\%]/.test(domain)) return undefined
  const { hostname } = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`) : { hostname: '' }
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname) ? hostname : undefined
}

/**
 * Whether a text can be an address to write to: RFC 5321 lengths, a dotted domain, a local part without spaces or
 * controls.
 */
export function isEmail(email: string): boolean {
  const text = email.normalize('NFKC').trim()
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return (
    at > 0 &&
    text.length <= 254 &&
    local.length <= 64 &&
    emailDomain(text) !== undefined &&
    /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(local)
  )
}
