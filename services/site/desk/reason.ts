import { z } from 'zod'
import { cleanLine } from '#lib/domain/typed-text.ts'
import type { Html } from '../../kit/page.ts'
import { field } from './markup.ts'
import { WORDS } from './words.ts'

/** Characters of a reason. */
const SHORTEST = 10
const LONGEST = 300

const reason = z.string().overwrite(cleanLine).min(SHORTEST).max(LONGEST)

/** The reason of a form; undefined where it is too short or too long. */
export const reasonIn = (form: URLSearchParams): string | undefined => reason.safeParse(form.get('reason') ?? '').data

/** What is wrong with a reason. */
export const reasonFault = (): string => WORDS.reason.fault(SHORTEST, LONGEST)

/** @param id of the field, where a page has several */
export const reasonField = (value?: string, invalid = false, id?: string): Html =>
  field({
    name: 'reason',
    label: WORDS.reason.label,
    value,
    hint: WORDS.reason.hint(SHORTEST),
    invalid,
    ...(id ? { id } : {}),
  })
