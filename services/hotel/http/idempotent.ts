import { SECRET_FIELDS } from '#lib/contracts/member-fields.ts'
import type { Sql } from '../../kit/database.ts'
import { type IdempotentRequest, idempotent as once } from '../../kit/idempotency.ts'
import { refusal } from '../refusal.ts'
import { answers } from '../schema.ts'
import type { Outcome } from './call.ts'

const conflict = (): Error => refusal('default', { status: 422, fields: ['idempotency-key'] })

/** Runs work once for each idempotency key. A refusal that the work returned is thrown after the commit. */
export async function idempotent<T>(
  { sql, fingerprints }: { readonly sql: Sql; readonly fingerprints: Buffer },
  request: IdempotentRequest,
  work: (transaction: Sql) => Promise<Outcome<T>>,
): Promise<T> {
  const outcome = await once(
    { sql, table: answers, fingerprints, secretFields: SECRET_FIELDS, conflict },
    request,
    async (transaction) => {
      const { accountId, ...body } = await work(transaction)
      return { body, columns: { accountId } }
    },
  )
  if ('refused' in outcome) throw refusal(outcome.refused)
  return outcome.answer
}
