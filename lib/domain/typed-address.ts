/**
 * What people type for another site: `www.exemple.fr/page`, `exemple.fr`, `café.fr`. Else a browser takes it for a page
 * of this one. Without `www.` it needs one of the endings that French and English editors type.
 */
const ENDINGS = 'be|bzh|ch|com|de|es|eu|fr|info|io|it|lu|net|org|paris|uk'

const HOST = new RegExp(String.raw`^(?:www\.[^\s/?#]+\.\p{L}{2,}|(?:[\p{L}\d-]+\.)+(?:${ENDINGS}))(?=[:/?#]|$)`, 'iu')

const MAILBOX = /^[^\s@/:?#]+@[^\s@/:?#]+\.\p{L}{2,}(?:\?\S*)?$/iu

/** An address that was typed without its scheme, with it; any other as it is. */
export function withScheme(address: string): string {
  const typed = address.trim()
  if (HOST.test(typed)) return `https://${typed}`
  return MAILBOX.test(typed) ? `mailto:${typed}` : address
}
