import type { ByRoute, CallAnswer } from '@barriere/shared/contracts/call.ts'
import type { EphCalls } from '#lib/contracts/eph.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { type CallFailure, type CallOptions, type EphRoute, sendEph } from './eph-request.ts'
import { profileStore } from './profile.ts'

export type EphResult<R extends EphRoute> = Result<CallAnswer<ByRoute<EphCalls>[R]>, CallFailure>

/** Calls the hotel programme. Never rejects. An ended session (401) resets the profile on the whole page. */
export async function callEph<R extends EphRoute>(route: R, options: CallOptions<R> = {}): Promise<EphResult<R>> {
  const answer = await sendEph(route, options)
  if (!answer.ok && answer.error.status === 401) profileStore.reset()
  return answer
}
