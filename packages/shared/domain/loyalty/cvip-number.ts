/** Sum of Luhn's algorithm (ISO/IEC 7812-1) over digits, from the right. */
const luhn = (digits: string): number =>
  [...digits]
    .reverse()
    .map((digit, index) => (index % 2 ? Number(digit) * 2 : Number(digit)))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)

/** CVIP number of nine digits, with a check digit that detects a mistyped digit or two swapped ones. */
export const cvipNumber = (digits: string): string => `${digits}${(10 - (luhn(`${digits}0`) % 10)) % 10}`

/** Whether a text is a CVIP number: ten digits, the last one their check digit. */
export const isCvipNumber = (text: string): boolean => /^\d{10}$/.test(text) && luhn(text) % 10 === 0
