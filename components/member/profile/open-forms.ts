import { useEffect } from 'react'
import { type EphResult, callEph } from '#lib/client/eph.ts'
import type { CallOptions, EphRoute } from '#lib/client/eph-request.ts'
import { keepForm } from '#lib/client/kept-form.ts'
import type { FormValues } from '#lib/domain/form-rules.ts'

/** The forms of the page that are open, by name, and what is typed in each. */
const open = new Map<string, () => FormValues>()

/** Counts a form among those that are open. */
export function useOpenForm({ name, typed }: { readonly name: string; readonly typed: () => FormValues }): void {
  useEffect(() => {
    open.set(name, typed)
    return () => {
      open.delete(name)
    }
  })
}

/**
 * Calls the hotel programme. Where the session has ended, what is typed in any open form is kept for the time of a
 * login, not only that of the form which was sent. Never rejects.
 * @param member `ibNumber` of whose forms they are
 */
export async function callKeeping<R extends EphRoute>(
  member: string,
  route: R,
  options: CallOptions<R> = {},
): Promise<EphResult<R>> {
  const answer = await callEph(route, options)
  if (!answer.ok && answer.error.status === 401) {
    for (const [form, typed] of open) keepForm(form, member, typed())
  }
  return answer
}
