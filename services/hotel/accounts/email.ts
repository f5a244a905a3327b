import type { Handler } from '../http/call.ts'
import { undoEmail } from '../programme.ts'
import { removePasskeysSince } from './passkeys.ts'
import { removeSecondStepSince } from './second-step.ts'

/** Account takeover: passkeys and a second step added since the change may be the thief's too. */
export const undoEmailChange: Handler<'undoEmail'> = (call) =>
  undoEmail(call.hotel, call, async (transaction, accountId, since) => {
    await removePasskeysSince(transaction, accountId, since)
    await removeSecondStepSince(transaction, accountId, since)
  })
