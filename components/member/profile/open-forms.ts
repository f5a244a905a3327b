import { useEffect } from 'react'
import { type EphResult, callEph } from '#lib/client/eph.ts'
import type { CallOptions, EphRoute } from '#lib/client/eph-request.ts'
import { storeFormDraft } from '#lib/client/form-draft.ts'
import type { FormValues } from '#lib/domain/form-rules.ts'

/** Getters of what is typed in the open forms of the page, by form name. */
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
 * Calls the loyalty API. Where the session has ended, stores drafts of all open forms, not only of the one that was
 * sent, so that they are restored after the login. Never rejects.
 * @param member `ibNumber` of the member who owns the drafts
 */
export async function callStoringDrafts<R extends EphRoute>(
  member: string,
  route: R,
  options: CallOptions<R> = {},
): Promise<EphResult<R>> {
  const answer = await callEph(route, options)
  if (!answer.ok && answer.error.status === 401) {
    for (const [form, typed] of open) storeFormDraft(form, member, typed())
  }
  return answer
}
