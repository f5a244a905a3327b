import { and, inArray, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { allReferences, checkStory } from '@barriere/shared/stories/checks/check-story.ts'
import type { CheckContext } from '@barriere/shared/stories/checks/context.ts'
import type { Fault } from '@barriere/shared/stories/checks/faults.ts'
import { walkBlocks } from '@barriere/shared/stories/blocks.ts'
import type { Block, Component, ComponentField } from '@barriere/shared/stories/types.ts'
import { components, stories } from '../schema.ts'
import type { Work } from '../store/store.ts'
import type { Content } from '../store/types.ts'
import { PublicationRefused } from './publication-refused.ts'

/** A story that is about to be published. */
interface Publication {
  readonly id: number
  readonly name: string
  readonly content: Content
}

const text = z.string().optional().catch(undefined)
const number = z.number().optional().catch(undefined)
const bound = z.union([z.number(), z.string()]).optional().catch(undefined)
const flag = z.boolean().optional().catch(undefined)

/** The members of a schema's field that checks read. Clients may store anything in components. */
const Field = z.object({
  type: z.string(),
  pos: number,
  required: flag,
  translatable: flag,
  max_length: number,
  source: text,
  max_options: text,
  min_value: bound,
  max_value: bound,
  maximum: bound,
  options: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .optional()
    .catch(undefined),
  default_value: text,
})

/** Fields with a type, with their valid members only. */
const fieldsOf = (schema: unknown): Component['schema'] =>
  Object.fromEntries(
    Object.entries(Object(schema) as object).flatMap(([name, field]) => {
      const { data } = Field.safeParse(field)
      const members = Object.entries(data ?? {}).filter(([, value]) => value !== undefined)
      return data ? [[name, Object.fromEntries(members) as unknown as ComponentField] as const] : []
    }),
  )

/** Content in the form of the checks. */
const blockOf = ({ content }: Publication): Block => content as Block

/**
 * Enforces the checks of the configuration (`CONTENT_CHECKS`) on publications by any client. The editor runs the same
 * checks before. Throws `PublicationRefused` with each fault, as text (`base`) and as data (`faults`).
 */
export async function requireChecks(work: Work, publications: readonly Publication[]): Promise<void> {
  const enforced: readonly string[] = work.settings.checks
  if (enforced.length === 0) return
  const context = await contextOf(work, publications)
  const found = publications.flatMap((publication) =>
    checkStory(blockOf(publication), context)
      .filter(({ rule }) => enforced.includes(rule))
      .map((fault) => ({ publication, fault })),
  )
  if (found.length === 0) return
  throw new PublicationRefused(422, {
    base: found.map(({ publication: { name }, fault }) => `${name}: ${messageOf(fault)}`),
    faults: found.map(({ publication: { id }, fault }) => ({ story_id: id, ...fault })),
  })
}

const messageOf = ({ rule, uid, field, language, detail }: Fault): string =>
  `${rule} in ${field}${language === undefined ? '' : ` (${language})`} of block ${uid}` +
  (detail === undefined ? '' : `: ${detail}`)

async function contextOf({ sql, space, now }: Work, publications: readonly Publication[]): Promise<CheckContext> {
  const roots = publications.map(blockOf)
  const names = new Set(roots.flatMap((root) => Array.from(walkBlocks(root), ({ block }) => block.component)))
  const rows =
    names.size === 0
      ? []
      : await sql
          .select()
          .from(components)
          .where(inArray(components.name, [...names]))
  const known = {
    components: new Map(rows.map(({ name, definition }) => [name, { schema: fieldsOf(definition.schema) }] as const)),
    languages: space.languages.map(({ code }) => code),
  }
  const uuids = new Set(
    roots.flatMap((root) => allReferences(root, known)).filter((uuid) => z.guid().safeParse(uuid).success),
  )
  const referred =
    uuids.size === 0
      ? []
      : await sql
          .select({ id: stories.id, uuid: stories.uuid, name: stories.name, publishedAt: stories.publishedAt })
          .from(stories)
          .where(and(inArray(stories.uuid, [...uuids]), isNull(stories.deletedAt)))
  // Stories that are published together may refer to each other.
  const together = new Set(publications.map(({ id }) => id))
  const listed = new Map(
    referred.map(({ id, uuid, name, publishedAt }) => [
      uuid,
      { name, published: publishedAt !== null || together.has(id) },
    ]),
  )
  return { ...known, listed, now: now.getTime(), bands: {} }
}
