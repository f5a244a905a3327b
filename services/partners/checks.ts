import { addDays } from '@barriere/shared/domain/time/paris-time.ts'
import { type Words, words } from './language.ts'

/** A request that the real provider would reject too; the visitor sees the message. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly words: Words

  constructor(said: Words) {
    super(said.en)
    this.words = said
  }
}

/** The parameter's only value. Throws a Refusal for a missing or malformed one. */
export function required(query: URLSearchParams, name: string, form: RegExp): string {
  const value = query.get(name) ?? ''
  if (value === '') throw new Refusal(words(`Le paramètre « ${name} » manque.`, `The parameter “${name}” is missing.`))
  return matching(value, name, form)
}

/** The same, but undefined for a missing one. */
export function optional(query: URLSearchParams, name: string, form: RegExp): string | undefined {
  const value = query.get(name) ?? ''
  return value === '' ? undefined : matching(value, name, form)
}

function matching(value: string, name: string, form: RegExp): string {
  if (!form.test(value))
    throw new Refusal(
      words(
        `Le paramètre « ${name} » n’a pas la forme attendue.`,
        `The parameter “${name}” has not the expected form.`,
      ),
    )
  return value
}

export const DAY = /^\d{4}-\d\d-\d\d$/

/** A valid calendar day, not in the past. Throws a Refusal. */
export function upcoming(day: string, today: string): string {
  if (Number.isNaN(Date.parse(`${day}T00:00:00Z`)) || addDays(day, 0) !== day) {
    throw new Refusal(words(`Le jour ${day} n’existe pas.`, `There is no day ${day}.`))
  }
  if (day < today) throw new Refusal(words(`Le jour ${day} est passé.`, `The day ${day} is past.`))
  return day
}
