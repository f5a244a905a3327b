import { useEffect } from 'react'
import { storeFormDraft } from '#lib/client/form-draft.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { FormValues } from '@barriere/shared/domain/people/form-rules.ts'
import type { Result } from '@barriere/shared/domain/result.ts'

/** Getters of the current input of the page's open forms, by form name. */
const open = new Map<string, () => FormValues>()

/** Registers a form as open while its component is mounted. */
export function useOpenForm({ name, typed }: { readonly name: string; readonly typed: () => FormValues }): void {
  useEffect(() => {
    open.set(name, typed)
    return () => {
      open.delete(name)
    }
  })
}

/**
 * Waits for an answer. If the session has ended, stores drafts of all open forms, not only of the sent form, so that
 * they are restored after the login.
 * @param owner owner of the drafts (`ownerOf`)
 */
export async function storingDrafts<A, F extends SendFailure>(
  owner: string,
  sent: Promise<Result<A, F>>,
): Promise<Result<A, F>> {
  const answer = await sent
  if (!answer.ok && answer.error.status === 401) {
    for (const [form, typed] of open) storeFormDraft(form, owner, typed())
  }
  return answer
}
