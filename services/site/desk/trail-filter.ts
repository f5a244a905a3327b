import { z } from 'zod'
import { cleanLine } from '@barriere/shared/domain/people/typed-text.ts'
import { day } from './filter.ts'
import { DESK_EVENTS } from './events.ts'

/** A typed line; an empty one restricts nothing. */
const line = z
  .string()
  .max(254)
  .overwrite(cleanLine)
  .transform((text) => (text === '' ? undefined : text.replace(/\0/g, '')))
  .optional()
  .catch(undefined)

/** Filter of the audit trail; an unknown value does not restrict it. */
export const trailFilter = z.object({
  /** Number of a member, a card or a registration, reference of a request, masked code, address of an account. */
  object: line,
  /** E-mail address of the actor. */
  actor: line,
  kind: z.enum(DESK_EVENTS).optional().catch(undefined),
  /** First and last day in Paris. */
  from: day,
  to: day,
})

export type TrailFilter = z.output<typeof trailFilter>
