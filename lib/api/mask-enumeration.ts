import type { SiteCall } from '@barriere/shared/contracts/call.ts'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { env } from '#lib/process/env.ts'
import type { Outcome } from './call.ts'

/**
 * Protection against account enumeration: replaces the codes that the call's entry masks, so that no answer tells
 * whether an e-mail has an account. `ENUMERATION=catalogue` turns it off.
 */
export function maskEnumeration<Code extends string>(
  { maskedCodes }: SiteCall<Code>,
  outcome: Outcome<unknown, Code>,
  statusOf: (code: Code) => number,
): Outcome<unknown, Code> {
  if (outcome.ok || env.enumeration === 'catalogue') return outcome
  const masked: Code | object | undefined = maskedCodes?.[outcome.error.code]
  if (masked === undefined) return outcome
  return typeof masked === 'string'
    ? fail({ code: masked, status: statusOf(masked), fields: [], kind: 'refused' })
    : ok(masked)
}
