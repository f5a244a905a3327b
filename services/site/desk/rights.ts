import { type SQL, sql } from 'drizzle-orm'
import { requests } from '../requests/schema.ts'

/** Right to all requests, also to those about no property. */
const EVERYTHING = '*'

/** Someone who works at the desk. */
export interface Staff {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Stories of properties, or `EVERYTHING`. */
  readonly rights: readonly string[]
}

export const seesEverything = ({ rights }: Pick<Staff, 'rights'>): boolean => rights.includes(EVERYTHING)

const PROPERTY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is a right: `*`, or a story in lower case. */
export const isRight = (text: string): boolean => text === EVERYTHING || PROPERTY.test(text)

/** Authorisation: what restricts a query of requests to those that someone may see; undefined restricts nothing. */
export function visibleTo(staff: Pick<Staff, 'rights'>): SQL | undefined {
  if (seesEverything(staff)) return undefined
  const rights = sql.join(
    staff.rights.map((right) => sql`${right}`),
    sql`, `,
  )
  return sql`${requests.properties} ?| array[${rights}]::text[]`
}
