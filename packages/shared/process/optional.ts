import { z } from 'zod'

/** `''` counts as unset, so that an empty line in a deployment's settings means the default. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())
