import { sql } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'

/** The digit that makes a number pass Luhn's test: a mistyped number is seen at once. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/**
 * A membership number that nobody has: `IB`, eight digits and their check digit. Numbers of failed sign-ups stay
 * unused.
 */
export async function newIbNumber(database: Sql): Promise<string> {
  const [next] = await database
    .select({ digits: sql<string>`nextval('hotel.membership_numbers')::text` })
    .from(sql`(select 1) as one`)
  if (!next) throw new Error('A sequence has a next value.')
  return `IB${next.digits}${checkDigit(next.digits)}`
}
