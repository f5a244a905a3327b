import { z } from 'zod'
import { trimEnd } from '#lib/domain/trim-end.ts'

/** An http address, without a slash at its end. */
export const origin = z.url({ protocol: /^https?$/ }).transform((value) => trimEnd(value, '/'))
