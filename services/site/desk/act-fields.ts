import { html } from 'hono/html'
import { z } from 'zod'
import { cleanLine } from '@barriere/shared/domain/people/typed-text.ts'
import type { Html } from '../../kit/page.ts'
import type { EnrolFault } from '../../kit/staff/accounts.ts'
import type { ChangeFault } from '../../kit/staff/own-password.ts'
import { field } from './markup.ts'
import type { Words } from './words/fr.ts'

/** Characters of a reason. */
const SHORTEST = 10
const LONGEST = 300

const reason = z.string().overwrite(cleanLine).min(SHORTEST).max(LONGEST)

/** The reason of a form; undefined where it is too short or too long. */
export const reasonIn = (form: URLSearchParams): string | undefined => reason.safeParse(form.get('reason') ?? '').data

/** What is wrong with a reason. */
export const reasonFault = ({ reason: words }: Words): string => words.fault(SHORTEST, LONGEST)

interface ReasonField {
  readonly value?: string | undefined
  readonly invalid?: boolean
  /** Where a page has several. */
  readonly id?: string
}

export const reasonField = ({ reason: words }: Words, { value, invalid = false, id }: ReasonField): Html =>
  field({ name: 'reason', label: words.label, value, hint: words.hint(SHORTEST), invalid, ...(id ? { id } : {}) })

/** A code of the second step, asked for again before an act that cannot be taken back. */
export const freshCodeField = ({ freshCode: words }: Words, invalid: boolean): Html =>
  field({ name: 'code', label: words.label, hint: words.hint, autocomplete: 'one-time-code', numeric: true, invalid })

/** A new password, and once more. */
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
