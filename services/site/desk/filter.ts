import { z } from 'zod'
import { REQUEST_KINDS, REQUEST_STATES } from '@barriere/shared/domain/visitors/request.ts'

/** Value for requests without a property. */
export const NO_PROPERTY = 'none'

/** From the year 1: the database has no year 0. */
export const day = z.iso
  .date()
  .refine((text) => text > '0001')
  .optional()
  .catch(undefined)

/** Filter of the list; an unknown value does not restrict it. */
export const filter = z.object({
  state: z.enum(REQUEST_STATES).optional().catch(undefined),
  kind: z.enum(REQUEST_KINDS).optional().catch(undefined),
  /** Story of a property, or `NO_PROPERTY`. */
  property: z
    .union([z.guid(), z.literal(NO_PROPERTY)])
    .optional()
    .catch(undefined),
  /** Part of a reference, a name or an e-mail address. */
  words: z
    .string()
    .trim()
    .max(120)
    .transform((text) => (text === '' ? undefined : text.replace(/\0/g, '')))
    .optional()
    .catch(undefined),
  /** First and last day of receipt in Paris. */
  from: day,
  to: day,
})

export type Filter = z.output<typeof filter>
