import type { FormValues } from '@barriere/shared/domain/people/form-rules.ts'

interface FormDraft {
  readonly owner: string
  readonly values: FormValues
}

/** Owner of a draft without a member, such as that of the login form. */
export const NO_MEMBER = ''

/** Key of a form's draft in the session storage. */
export const draftKeyOf = (form: string): string => `form:${form}`

/** Deletes every form draft of this tab, at logout. */
export function clearFormDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftKeyOf(''))) sessionStorage.removeItem(key)
  } catch {
    // Storage is switched off, so there are no drafts.
  }
}

const isSecret = (field: string): boolean => /password/i.test(field)

/**
 * Stores a form draft in this tab while the member signs in again. Password fields are left out.
 * @param owner the member's number: the draft is restored for this member only
 * @returns false where the browser stores nothing (storage full or switched off)
 */
export function storeFormDraft(form: string, owner: string, values: FormValues): boolean {
  const draft: FormDraft = {
    owner,
    values: Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field))),
  }
  try {
    sessionStorage.setItem(draftKeyOf(form), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/**
 * Reads and deletes the draft of this form; undefined where this member has none. Another member's draft is deleted
 * unread.
 */
export function consumeFormDraft(form: string, owner: string): FormValues | undefined {
  try {
    const text = sessionStorage.getItem(draftKeyOf(form))
    sessionStorage.removeItem(draftKeyOf(form))
    const draft = text === null ? undefined : (JSON.parse(text) as Partial<FormDraft> | null)
    return draft?.owner === owner ? draft.values : undefined
  } catch {
    // Storage is switched off, or another version of the site wrote the draft: nothing to restore.
    return undefined
  }
}

/** Idempotency keys of a form's unanswered submissions, by the mark of their content. */
type SentKeys = readonly (readonly [string, string])[]

const sentKeyOf = (form: string): string => `${draftKeyOf(form)}:sent`

/** Stores the idempotency keys of a form in this tab. Without storage, a reload starts with new keys. */
export function storeSent(form: string, keys: SentKeys): void {
  try {
    sessionStorage.setItem(sentKeyOf(form), JSON.stringify(keys))
  } catch {
    // Storage is full or switched off: the keys last as long as the page.
  }
}

/** The stored idempotency keys of a form; none where they are missing or malformed. */
export function readSent(form: string): SentKeys {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(sentKeyOf(form)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSentKey) : []
  } catch {
    return []
  }
}

const isSentKey = (entry: unknown): entry is readonly [string, string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')

/** Deletes the idempotency keys of a form. */
export function forgetSent(form: string): void {
  try {
    sessionStorage.removeItem(sentKeyOf(form))
  } catch {
    // Storage is switched off, so there are none.
  }
}
