import { useRef, useState } from 'react'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { useIdempotencyKey } from '#components/forms/use-idempotency-key.ts'
import { closeModal } from '../../ui/use-modal.ts'

type Confirmed = <A, F extends SendFailure>(
  content: object,
  call: (key: string) => Promise<Result<A, F>>,
) => Promise<Result<A, F> | undefined>

/**
 * Sends a call that a dialog has confirmed, then closes the dialog with that id. One call at a time: during a call,
 * `send` returns undefined. The idempotency key stays the same until the outcome is known, so a retry after a lost
 * answer is the same call.
 */
export function useConfirmedCall(dialog: string): { readonly busy: boolean; readonly send: Confirmed } {
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const keys = useIdempotencyKey()
  const send: Confirmed = async (content, call) => {
    if (isSending.current) return undefined
    isSending.current = true
    setBusy(true)
    const answer = await call(keys.of(content))
    if (answer.ok || (answer.error.status > 0 && answer.error.status < 500)) keys.forget()
    isSending.current = false
    setBusy(false)
    closeModal(dialog)
    return answer
  }
  return { busy, send }
}
