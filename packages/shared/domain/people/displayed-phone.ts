/** A number as it is displayed: `02 61 91 10 00`, `+33 2 61 91 10 00`, `+33 (0)2 61 91 10 00`; digits in pairs. */
const DISPLAYED = /(?<![\d+])(?:\+33\s?(?:\(0\)\s?)?[1-9]|0[1-9])(?:[\s.]\d\d){4}(?!\d)/gu

/** Link of a displayed number: `tel:+33261911000`. Undefined for any other text. */
export function phoneHref(phone: string): `tel:${string}` | undefined {
  const digits = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '')
  const number = /^0\d{9}$/.test(digits) ? `+33${digits.slice(1)}` : digits
  return /^\+?\d{2,15}$/.test(number) ? `tel:${number}` : undefined
}

/** Uses no-break spaces, since a number broken across lines is misread. */
export const displayPhone = (phone: string): string => phone.trim().replace(/\s+/gu, '\u00a0')

/** Splits a text into parts, so that French telephone numbers in it can be links. */
export function phonesIn(text: string): readonly { readonly text: string; readonly href?: string }[] {
  const parts: { readonly text: string; readonly href?: string }[] = []
  let end = 0
  for (const { 0: phone, index } of text.matchAll(DISPLAYED)) {
    const href = phoneHref(phone)
    if (href === undefined) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: displayPhone(phone), href })
    end = index + phone.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
