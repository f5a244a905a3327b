import { html } from 'hono/html'
import { z } from 'zod'
import { cleanLine } from '@barriere/shared/domain/people/typed-text.ts'
import type { Html } from '../../kit/page.ts'
import type { EnrolFault } from '@barriere/shared/contracts/staff.ts'
import type { ChangeFault } from '../../kit/staff/own-password.ts'
import { field } from './markup.ts'
import type { Words } from './words/fr.ts'

/** Minimum and maximum number of characters of a reason. */
const SHORTEST = 10
const LONGEST = 300

const reason = z.string().overwrite(cleanLine).min(SHORTEST).max(LONGEST)

/** The reason in a form; undefined if it is too short or too long. */
export const reasonIn = (form: URLSearchParams): string | undefined => reason.safeParse(form.get('reason') ?? '').data

/** Message for a wrong reason. */
export const reasonFault = ({ reason: words }: Words): string => words.fault(SHORTEST, LONGEST)

interface ReasonField {
  readonly value?: string | undefined
  readonly invalid?: boolean
  /** Required if a page has several. */
  readonly id?: string
}

export const reasonField = ({ reason: words }: Words, { value, invalid = false, id }: ReasonField): Html =>
  field({ name: 'reason', label: words.label, value, hint: words.hint(SHORTEST), invalid, ...(id ? { id } : {}) })

/** Step-up: a fresh code of the second step, before an act that cannot be undone. */
export const freshCodeField = ({ freshCode: words }: Words, invalid: boolean): Html =>
  field({ name: 'code', label: words.label, hint: words.hint, autocomplete: 'one-time-code', numeric: true, invalid })

/** A new password and its repetition. */
export const newPasswordFields = (
  words: Pick<Words['account'], 'password' | 'repeated'>,
  { passwordHint }: Words,
  faults: readonly (ChangeFault | EnrolFault)[],
): Html => html`${field({
  name: 'password',
  label: words.password,
  type: 'password',
  hint: passwordHint,
  autocomplete: 'new-password',
  invalid: faults.some((fault) => fault !== 'code' && fault !== 'current' && fault !== 'repeat'),
})}
${field({
  name: 'repeated',
  label: words.repeated,
  type: 'password',
  autocomplete: 'new-password',
  invalid: faults.includes('repeat'),
})}`
