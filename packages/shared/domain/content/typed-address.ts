/**
 * What people type for another site: `www.exemple.fr/page`, `exemple.fr`, `café.fr`. Else a browser takes it for a page
 * of this one. Without `www.` it needs a path, as `bit.ly/3x`, or one of the endings that French and English editors
 * type: `carte.html` may be a page.
 */
const ENDINGS = 'be|bzh|ch|com|de|es|eu|fr|info|io|it|lu|net|org|paris|uk'

const LABELS = String.raw`(?:[\p{L}\d-]+\.)+`

const HOST = new RegExp(
  String.raw`^(?:www\.[^\s/?#]+\.\p{L}{2,}(?=[:/?#]|$)|${LABELS}(?:\p{L}{2,}(?=/.)|(?:${ENDINGS})(?=[:/?#]|$)))`,
  'iu',
)

const MAILBOX = /^[^\s@/:?#]+@[^\s@/:?#]+\.\p{L}{2,}(?:\?\S*)?$/iu

/** An address that was typed without its scheme, with it; any other as it is. */
export function withScheme(address: string): string {
  const typed = address.trim()
  if (HOST.test(typed)) return `https://${typed}`
  return MAILBOX.test(typed) ? `mailto:${typed}` : address
}
