import { z } from 'zod'
import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'

/** An http address, without a slash at its end. */
export const origin = z.url({ protocol: /^https?$/ }).transform((value) => trimEnd(value, '/'))

/** Host names with commas between them. */
export const hosts = z
  .string()
  .regex(/^[a-z0-9.-]+(?::\d+)?(?:,[a-z0-9.-]+(?::\d+)?)*$/, 'must be host names with commas between them')
  .transform((text) => text.split(','))
