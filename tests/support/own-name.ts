import { randomUUID } from 'node:crypto'

const LETTERS = 'abcdefghijklmnop'

/** A last name that no other person of a test has: limits of access are a person's, by name and birth date. */
export function ownLastName(first = 'Núñez'): string {
  const letters = [...randomUUID().replaceAll('-', '')].map((digit) => LETTERS[Number.parseInt(digit, 16)])
  return `${first}-${letters.join('')}`
}
