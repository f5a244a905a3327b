import { sql } from 'drizzle-orm'
import type { Sql } from '../../kit/database.ts'

/** Luhn check digit, which detects mistyped numbers. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/**
 * Next membership number: `IB`, eight digits and their Luhn check digit. The digits come from a database sequence,
 * which is not rolled back: a failed sign-up leaves a gap.
 */
export async function newIbNumber(database: Sql): Promise<string> {
  const [next] = await database
    .select({ digits: sql<string>`nextval('hotel.membership_numbers')::text` })
    .from(sql`(select 1) as one`)
  if (!next) throw new Error('A sequence has a next value.')
  return `IB${next.digits}${checkDigit(next.digits)}`
}
