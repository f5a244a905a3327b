import { type SQL, sql } from 'drizzle-orm'
import { requests } from '../requests/schema.ts'
import { isUuid } from '../../kit/uuid.ts'

/** Right to all requests, including those without a property. */
const EVERYTHING = '*'

/** Right to the operator's console. */
const OPERATOR = 'operator'

/** An employee at the desk. */
export interface Staff {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Stories of properties, `EVERYTHING`, or `OPERATOR`. */
  readonly rights: readonly string[]
}

export const seesEverything = ({ rights }: Pick<Staff, 'rights'>): boolean => rights.includes(EVERYTHING)

/** Authorisation of the console: no other right includes it. */
export const isOperator = ({ rights }: Pick<Staff, 'rights'>): boolean => rights.includes(OPERATOR)

/** Whether the account has no other right. */
export const isOnlyOperator = ({ rights }: Pick<Staff, 'rights'>): boolean =>
  isOperator({ rights }) && rights.length === 1

/** Authorisation of the audit trail, of the report and of colleagues' lockouts. */
export const mayAudit = (staff: Pick<Staff, 'rights'>): boolean => seesEverything(staff) || isOperator(staff)

/** Whether a text is a right: `*`, `operator`, or a story's uuid in lower case. */
export const isRight = (text: string): boolean => text === EVERYTHING || text === OPERATOR || isUuid(text)

/** Authorisation: condition that restricts requests to the visible ones; undefined restricts nothing. */
export function visibleTo(staff: Pick<Staff, 'rights'>): SQL | undefined {
  if (seesEverything(staff)) return undefined
  const rights = sql.join(
    staff.rights.map((right) => sql`${right}`),
    sql`, `,
  )
  return sql`${requests.properties} ?| array[${rights}]::text[]`
}

/** A casino of an employee's rights. */
export interface DeskCasino {
  /** Key of the casino in the programme: the last part of its page's address. */
  readonly key: string
  readonly name: string
}
