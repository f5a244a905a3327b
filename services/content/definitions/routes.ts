import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import {
  type Management,
  type ManagementApp,
  type ManagementContext,
  bodyOf,
  idOf,
  listAnswer,
  newManagementRoutes,
  notFound,
  queryOf,
} from '../management/context.ts'
import { ComponentInput, invalid, readInput, toStored } from '../management/input.ts'
import { listOf, textOf } from '../query/params.ts'
import type { QueryObject } from '../query/query-string.ts'
import type { Sql } from '../../kit/database.ts'
import { type DefinitionKind, definitions } from './schema.ts'

type Row = typeof definitions.$inferSelect

type Definition = Readonly<Record<string, unknown>>

interface Kind {
  readonly kind: DefinitionKind
  /** Name of the list: `component_groups`. */
  readonly plural: string
  /** Default fields of a new definition. */
  readonly initial: () => Definition
  /** Whether a definition matches the parameters that only this list has. */
  readonly matches: (definition: Definition, query: QueryObject) => boolean
  /** Validates and completes the input. Throws 422. */
  readonly check?: (sql: Sql, given: Definition) => Promise<Definition>
}

const asked = (query: QueryObject, name: string, value: unknown): boolean => {
  const text = textOf(query, name)
  return text === undefined || text === String(value ?? 0)
}

/** Resolves a group's parent by id or by UUID: some clients send the one, some the other. */
async function withParent(sql: Sql, given: Definition): Promise<Definition> {
  const { parent_id: id, parent_uuid: uuid } = given
  if (id === undefined && uuid === undefined) return given
  if (!id && !uuid) return { ...given, parent_id: null, parent_uuid: null }
  const groups = await sql.select().from(definitions).where(eq(definitions.kind, 'component_group'))
  const parent = groups.find((group) => (id ? group.id === Number(id) : group.definition.uuid === uuid))
  if (!parent) throw invalid({ parent_id: ['must be a group'] })
  return { ...given, parent_id: parent.id, parent_uuid: parent.definition.uuid }
}

const Tag = z.looseObject({ object_type: z.enum(['asset', 'component', 'idea']).optional() })

const KINDS: readonly Kind[] = [
  {
    kind: 'component_group',
    plural: 'component_groups',
    initial: () => ({ uuid: randomUUID(), parent_id: null, parent_uuid: null }),
    matches: ({ parent_id: parent }, query) => asked(query, 'with_parent', parent),
    check: withParent,
  },
  {
    kind: 'preset',
    plural: 'presets',
    initial: () => ({ preset: {}, image: null, color: null, icon: null, description: null }),
    matches: ({ component_id: component }, query) => asked(query, 'component_id', component),
  },
  {
    kind: 'internal_tag',
    plural: 'internal_tags',
    initial: () => ({ object_type: 'component' }),
    matches: ({ object_type: type }, query) => asked(query, 'by_object_type', type),
    async check(_, given) {
      if (!Tag.safeParse(given).success) throw invalid({ object_type: ['is not included in the list'] })
      return given
    },
  },
]

/** Component groups, presets and internal tags of a space. Not part of the delivery API, so `cv` does not change. */
export function definitionRoutes(management: Management): ManagementApp {
  const app = newManagementRoutes()
  for (const kind of KINDS) app.route(`/${kind.plural}`, kindRoutes(management, kind))
  return app
}

function kindRoutes(
  { store, assetOrigin }: Management,
  { kind, plural, initial, matches, check }: Kind,
): ManagementApp {
  const app = newManagementRoutes()
  const ofId = (id: number) => and(eq(definitions.kind, kind), eq(definitions.id, id))

  const toAnswer = async ({ id, name, definition, createdAt, updatedAt }: Row): Promise<Definition> => ({
    ...definition,
    id,
    name,
    ...(kind === 'preset' ? { space_id: (await store.snapshot()).spaceId } : {}),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  })
  const read = async (context: ManagementContext) => {
    const {
      name,
      id: _id,
      space_id: _space,
      created_at: _created,
      updated_at: _updated,
      ...given
    } = readInput(ComponentInput, await bodyOf(context), kind)
    return { name, given: toStored(given, assetOrigin()) as Definition }
  }

  app.get('/', async (context) => {
    const query = queryOf(context)
    const [search, ids] = [textOf(query, 'search')?.toLowerCase(), listOf(query, 'by_ids')]
    const rows = await store.sql
      .select()
      .from(definitions)
      .where(eq(definitions.kind, kind))
      .orderBy(asc(definitions.id))
    const found = rows.filter(
      ({ id, name, definition }) =>
        (search === undefined || name.toLowerCase().includes(search)) &&
        (ids === undefined || ids.includes(String(id))) &&
        matches(definition, query),
    )
    const answers = await Promise.all(found.map(toAnswer))
    // In the cloud, only tags are paginated.
    if (kind === 'internal_tag') return listAnswer(context, plural, answers, (one) => one)
    return context.json({ [plural]: answers })
  })
  app.post('/', async (context) => {
    const { name, given } = await read(context)
    const row = await store.change(async ({ sql, now }) => {
      const definition = { ...initial(), ...(check ? await check(sql, given) : given) }
      const [made] = await sql
        .insert(definitions)
        .values({ kind, name, definition, createdAt: now, updatedAt: now })
        .returning()
      if (!made) throw new Error(`The ${kind} was not inserted.`)
      return made
    })
    return context.json({ [kind]: await toAnswer(row) }, 201)
  })
  app.get('/:id', async (context) => {
    const [row] = await store.sql
      .select()
      .from(definitions)
      .where(ofId(idOf(context)))
    if (!row) throw notFound()
    return context.json({ [kind]: await toAnswer(row) })
  })
  app.on(['PUT', 'PATCH'], '/:id', async (context) => {
    const id = idOf(context)
    const { name, given } = await read(context)
    const row = await store.change(async ({ sql, now }) => {
      const [before] = await sql.select().from(definitions).where(ofId(id))
      if (!before) throw notFound()
      const definition = { ...before.definition, ...(check ? await check(sql, given) : given) }
      await sql.update(definitions).set({ name, definition, updatedAt: now }).where(ofId(id))
      return { ...before, name, definition, updatedAt: now }
    })
    return context.json({ [kind]: await toAnswer(row) })
  })
  app.delete('/:id', async (context) => {
    await store.change(async ({ sql }) => {
      const gone = await sql
        .delete(definitions)
        .where(ofId(idOf(context)))
        .returning({ id: definitions.id })
      if (gone.length === 0) throw notFound()
    })
    return context.json({})
  })
  return app
}
