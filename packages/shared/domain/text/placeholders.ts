/**
 * A text with its placeholders in braces filled in; one without a value stays as it is. A value with a period of its
 * own, such as “C. R.”, takes that of the sentence.
 */
export const fillPlaceholders = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replace(/\{(\w+)\}(\.?)/g, (place: string, name: string, period: string) => {
    const value = valueOf(name)
    if (value === undefined) return place
    return /[.…]$/.test(value) ? value : value + period
  })
