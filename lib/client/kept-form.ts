import type { FormValues } from '#lib/domain/form-rules.ts'

interface Kept {
  readonly owner: string
  readonly values: FormValues
}

const keyOf = (form: string): string => `form:${form}`

/** Forgets what was kept of every form: whoever logs out leaves nothing typed behind. */
export function forgetKeptForms(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(''))) sessionStorage.removeItem(key)
  } catch {
    // Storage switched off: nothing was kept.
  }
}

const isSecret = (field: string): boolean => /password/i.test(field)

/**
 * Keeps what was typed for the time of a login, in this tab. Never fields whose name speaks of a password.
 * @param owner the member's own number: nobody else is shown it
 * @returns false where the browser keeps nothing (storage full or switched off)
 */
export function keepForm(form: string, owner: string, values: FormValues): boolean {
  const kept: Kept = { owner, values: Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field))) }
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/**
 * What was kept of this form for this member, and forgets it; undefined where nothing was. What another member typed is
 * forgotten unseen.
 */
export function takeKeptForm(form: string, owner: string): FormValues | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(form))
    sessionStorage.removeItem(keyOf(form))
    const kept = text === null ? undefined : (JSON.parse(text) as Partial<Kept> | null)
    return kept?.owner === owner ? kept.values : undefined
  } catch {
    // Storage switched off, or a text of another version of the site: there is nothing to restore.
    return undefined
  }
}
