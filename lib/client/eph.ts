import type { EphAnswer } from '#lib/contracts/eph.ts'
import type { EphName } from '#lib/contracts/eph-paths.ts'
import type { Result } from '#lib/domain/result.ts'
import { type CallFailure, type CallOptions, sendEph } from './eph-request.ts'
import { profileStore } from './profile.ts'

/**
 * Calls the hotel programme in the page's language. Never rejects. A session that has ended (401) is told to the whole
 * page.
 */
export async function callEph<N extends EphName>(
  name: N,
  options: CallOptions<N> = {},
): Promise<Result<EphAnswer<N>, CallFailure>> {
  const answer = await sendEph(name, options)
  if (!answer.ok && answer.error.status === 401) profileStore.reset()
  return answer
}
