/**
 * Addresses of other sites as people type them: `www.exemple.fr/page`, `exemple.fr`, `café.fr`. Without a scheme, a
 * browser would take them for pages of this site. Without `www.` an address needs a path, as `bit.ly/3x`, or one of the
 * endings that French and English editors use: `carte.html` may be a page.
 */
const ENDINGS = 'be|bzh|ch|com|de|es|eu|fr|info|io|it|lu|net|org|paris|uk'

const LABELS = String.raw`(?:[\p{L}\d-]+\.)+`

const HOST = new RegExp(
  String.raw`^(?:www\.[^\s/?#]+\.\p{L}{2,}(?=[:/?#]|$)|${LABELS}(?:\p{L}{2,}(?=/.)|(?:${ENDINGS})(?=[:/?#]|$)))`,
  'iu',
)

const MAILBOX = /^[^\s@/:?#]+@[^\s@/:?#]+\.\p{L}{2,}(?:\?\S*)?$/iu

/** Adds the missing scheme to a typed address; returns any other unchanged. */
export function withScheme(address: string): string {
  const typed = address.trim()
  if (HOST.test(typed)) return `https://${typed}`
  return MAILBOX.test(typed) ? `mailto:${typed}` : address
}
