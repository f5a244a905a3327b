/**
 * Fills the placeholders in braces; one without a value stays. The final period of a value, such as “C. R.”, replaces
 * that of the sentence.
 */
export const fillPlaceholders = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replace(/\{(\w+)\}(\.?)/g, (place: string, name: string, period: string) => {
    const value = valueOf(name)
    if (value === undefined) return place
    return /[.…]$/.test(value) ? value : value + period
  })
