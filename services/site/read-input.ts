import type { z } from 'zod'
import { readRequestInput } from '@barriere/shared/contracts/requests.ts'
import { HttpError } from '../kit/http-error.ts'
import { type JsonLimits, readJsonBody } from '../kit/json-body.ts'

/** A validated body. Throws a 422 with the code `fields` and the names of the invalid ones. */
export async function readInput<S extends z.ZodType>(
  schema: S,
  request: Request,
  limits: JsonLimits,
): Promise<z.output<S>> {
  const read = readRequestInput(schema, await readJsonBody(request, limits))
  if (!read.ok) throw new HttpError(422, read.error)
  return read.value
}
