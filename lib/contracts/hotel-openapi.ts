import { z } from 'zod'
import { HOTEL_ERRORS, type HotelErrorCode } from './hotel-errors.ts'
import { failure } from './member-fields.ts'
import { HOTEL_OPERATIONS, type HotelOperation } from './hotel.ts'
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from './http.ts'

type Json = Readonly<Record<string, unknown>>

/** Named schemas (`components/schemas`); a name stands for the same schema everywhere. */
type Named = Record<string, Json>

/** JSON Schema of a zod schema; named schemas that it uses are added to `named`. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', named: Named): Json {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  const {
    $schema: _,
    $defs = {},
    id,
    ...rest
  } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json & {
    readonly $defs?: Named
    readonly id?: string
  }
  for (const [name, { id: _id, ...definition }] of Object.entries($defs)) named[name] = definition
  if (typeof id !== 'string') return rest
  named[id] = rest
  return { $ref: `#/components/schemas/${id}` }
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

/** Error responses by status. */
function failures(codes: readonly HotelErrorCode[]): Json {
  const statuses = [...new Set(codes.map((code) => HOTEL_ERRORS[code].status))].sort((left, right) => left - right)
  return Object.fromEntries(
    statuses.map((status) => {
      const these = codes.filter((code) => HOTEL_ERRORS[code].status === status)
      return [
        String(status),
        { description: `Code ${these.join(', ')}`, content: json({ $ref: '#/components/schemas/Failure' }) },
      ]
    }),
  )
}

function describeOperation(name: string, operation: HotelOperation, named: Named): Json {
  const parameters = [
    ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(operation.idempotent
      ? [
          {
            name: IDEMPOTENCY_HEADER,
            in: 'header',
            required: false,
            schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
          },
        ]
      : []),
  ]
  return {
    operationId: name,
    summary: operation.summary,
    security: [operation.auth === 'member' ? { site: [], member: [] } : { site: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.input
      ? { requestBody: { required: true, content: json(schemaOf(operation.input, 'input', named)) } }
      : {}),
    responses: {
      [String(operation.status ?? 200)]: {
        description: 'Done',
        content: json(schemaOf(operation.answer, 'output', named)),
      },
      ...failures(operation.errors),
    },
  }
}

/** OpenAPI 3.1 description of the hotel backend, made from its table of operations. */
export function hotelOpenApi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  const schemas: Named = {}
  schemaOf(failure, 'output', schemas)
  for (const [name, operation] of Object.entries<HotelOperation>(HOTEL_OPERATIONS)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(name, operation, schemas),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Hotel programme',
      version: '1',
      description:
        'Accounts, profiles, stays and advantages of the hotel loyalty programme, for the site’s own server.',
    },
    servers: [{ url: '/hotel' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        site: { type: 'http', scheme: 'bearer' },
        member: { type: 'apiKey', in: 'header', name: 'x-member-token' },
      },
    },
  }
}

/** The description as the committed file has it. */
export const hotelOpenApiText = (): string => `${JSON.stringify(hotelOpenApi(), null, 2)}\n`
