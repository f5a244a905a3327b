import { cleanCode } from './typed-text.ts'

/**
 * Canonical form of an e-mail address for look-ups and uniqueness: ignores case, Unicode form, and IDN spelling of the
 * domain.
 */
export function emailKey(email: string): string {
  const text = cleanCode(email)
  const at = text.lastIndexOf('@')
  // Normalised again after lower-casing: some capitals compose with a mark only in lower case.
  return `${text.slice(0, at).toLowerCase().normalize('NFC')}@${asciiDomain(text.slice(at + 1)) ?? ''}`
}

/**
 * One form for all spellings of a mailbox that providers treat alike: without dots in the local part, and without a
 * plus sign and the text after it. For comparison only; mails go to the address as written.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  return `${(key.slice(0, at).split('+')[0] ?? '').replaceAll('.', '')}${key.slice(at)}`
}

/**
 * The domain after the last `@` in lower-case ASCII (IDNA: `bücher.example` → `xn--bcher-kva.example`); undefined for
 * none.
 */
export function emailDomain(email: string): string | undefined {
  const text = cleanCode(email)
  return asciiDomain(text.slice(text.lastIndexOf('@') + 1))
}

function asciiDomain(domain: string): string | undefined {
  if (domain === '' || /[\s/?#:@\\%]/.test(domain)) return undefined
  const { hostname } = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`) : { hostname: '' }
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname) ? hostname : undefined
}

/**
 * Plausibility check of an e-mail address after cleaning (`cleanCode`): lengths of RFC 5321, a dotted domain, a local
 * part without spaces or control characters.
 */
export function isEmail(email: string): boolean {
  const text = cleanCode(email)
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

/** A masked address that its owner can still recognise: `a…@example.com`. */
export const maskedEmail = (email: string): string => `${[...email][0] ?? ''}…${email.slice(email.lastIndexOf('@'))}`
