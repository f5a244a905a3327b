import { z } from 'zod'
import type { Call } from '../contracts/call.ts'
import { failure } from './member-fields.ts'
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from '../contracts/http.ts'

type Json = Readonly<Record<string, unknown>>

/** Named schemas (`components/schemas`); a name always means the same schema. */
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

interface DescribedOperation extends Call {
  readonly summary: string
  readonly status?: 201 | 202
}

/** A backend to describe. */
interface Described {
  readonly title: string
  readonly description: string
  /** Prefix of the service. */
  readonly server: string
  readonly operations: Readonly<Record<string, DescribedOperation>>
  readonly statusOf: (code: string) => number
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

/** Error responses by status. */
function failures(codes: readonly string[], { statusOf }: Pick<Described, 'statusOf'>): Json {
  const statuses = [...new Set(codes.map((code) => statusOf(code)))].sort((left, right) => left - right)
  return Object.fromEntries(
    statuses.map((status) => {
      const these = codes.filter((code) => statusOf(code) === status)
      return [
        String(status),
        { description: `Code ${these.join(', ')}`, content: json({ $ref: '#/components/schemas/Failure' }) },
      ]
    }),
  )
}

function describeOperation(name: string, operation: DescribedOperation, named: Named, described: Described): Json {
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
    ...(operation.level ? { 'x-session-level': operation.level } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.input
      ? { requestBody: { required: true, content: json(schemaOf(operation.input, 'input', named)) } }
      : {}),
    responses: {
      [String(operation.status ?? 200)]: {
        description: 'Done',
        content: json(schemaOf(operation.answer, 'output', named)),
      },
      ...failures(operation.errors, described),
    },
  }
}

/** OpenAPI 3.1 description of a programme's backend, from its table of operations. */
export function openApiOf(described: Described): Json {
  const { title, description, server, operations } = described
  const paths: Record<string, Record<string, Json>> = {}
  const schemas: Named = {}
  schemaOf(failure, 'output', schemas)
  for (const [name, operation] of Object.entries(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(name, operation, schemas, described),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description },
    servers: [{ url: server }],
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

/** Text of the description in the committed file. */
export const openApiText = (description: Json): string => `${JSON.stringify(description, null, 2)}\n`
