import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { HttpError } from '../../kit/http-error.ts'
import { momentOf } from '../query/params.ts'

/** Integers arrive as numbers or as text, depending on the client. */
const id = z
  .union([z.number(), z.string().regex(/^\d+$/)])
  .transform(Number)
  .pipe(z.int().min(0))
const folder = id.nullable().transform((value) => (value === 0 ? null : value))
export const name = z.string().trim().min(1, "can't be blank").max(255, 'is too long')
const position = z.int().min(-1_000_000_000).max(1_000_000_000)
/** A moment: ISO 8601 with its offset, or `YYYY-MM-DD HH:mm` in UTC, as the cloud writes it. */
export const instant = z
  .string()
  .transform((text) => new Date(momentOf(text)))
  .refine((moment) => !Number.isNaN(moment.getTime()), 'must be a date and time')

const slug = name.regex(/^[^/\s?#\\]+$/, 'is invalid')

const TranslatedSlug = z.object({ lang: z.string().min(1), slug: z.string().nullish(), name: z.string().nullish() })

const tags = z.union([
  z.array(z.string()),
  z.string().transform((text) =>
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
])

const storyFields = {
  name,
  slug,
  parent_id: folder,
  is_startpage: z.boolean(),
  position,
  path: z.string().nullable(),
  sort_by_date: z.string().nullable(),
  group_id: z.uuid(),
  tag_list: tags,
  meta_data: z.unknown(),
  content: z.record(z.string(), z.unknown()),
  translated_slugs_attributes: z.array(TranslatedSlug),
  /** Schedules. Null and past moments keep existing ones. */
  publish_at: z.union([instant, z.null()]),
  expire_at: z.union([instant, z.null()]),
}

export const StoryChanges = z.object(storyFields).partial()
export const NewStory = StoryChanges.extend({ name, is_folder: z.boolean().default(false) })

/** Name and place of a copy; by default beside the original, with a free slug. */
export const StoryCopy = z.object({ name, slug, parent_id: folder }).partial()

export type StoryChanges = z.output<typeof StoryChanges>
export type StoryCopy = z.output<typeof StoryCopy>

const DimensionChange = z.object({
  id: id.optional(),
  name: z.string().optional(),
  entry_value: z.string().min(1).optional(),
  _destroy: z.unknown().optional(),
})

export const DatasourceChanges = z.object({ name, slug, dimensions_attributes: z.array(DimensionChange) }).partial()
export const NewDatasource = DatasourceChanges.extend({ name, slug })
export type DatasourceChanges = z.output<typeof DatasourceChanges>

export const EntryChanges = z
  .object({ name, value: z.string(), position, dimension_value: z.string().nullable() })
  .partial()
export const NewEntry = EntryChanges.extend({ name, datasource_id: id })
export type EntryChanges = z.output<typeof EntryChanges>

export const ComponentInput = z.looseObject({ name })

/** Reads `{[name]: {...}}` of a body. Throws 422 with Rails' `{field: [message]}`. */
export function readInput<S extends z.ZodType>(schema: S, body: unknown, name: string): z.output<S> {
  const parsed = schema.safeParse((body as Record<string, unknown> | undefined)?.[name])
  if (parsed.success) return parsed.data
  throw invalid(
    Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0] ?? name), [issue.message]])),
  )
}

/**
 * Reads the story of a body. The command line sends a pulled story back unchanged, so `translated_slugs` count if there
 * are no `translated_slugs_attributes`. Throws 422.
 */
export function readStory<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const { story } = Object(body) as { story?: Record<string, unknown> }
  const { translated_slugs: slugs, ...given } = story ?? {}
  if (!story || !slugs || given.translated_slugs_attributes !== undefined) return readInput(schema, body, 'story')
  return readInput(schema, { story: { ...given, translated_slugs_attributes: slugs } }, 'story')
}

export const invalid = (fields: Record<string, string[]>): HttpError => new HttpError(422, fields)

/** Boolean in any of the forms that clients send, in the query or in the body: `1`, `"1"`, `true`, `"true"`. */
export const isYes = (value: unknown): boolean => value === 1 || value === '1' || value === true || value === 'true'

/**
 * Normalises content for storage: every block gets a `_uid` and loses `_editable`, and asset URLs get their original
 * host instead of this server's.
 */
export function toStored(value: unknown, assetOrigin: string): unknown {
  if (typeof value === 'string') return value.replaceAll(`${assetOrigin}/f/`, 'https://a.storyblok.com/f/')
  if (Array.isArray(value)) return value.map((member) => toStored(member, assetOrigin))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name]) => name !== '_editable')
  const stored = Object.fromEntries(fields.map(([name, member]) => [name, toStored(member, assetOrigin)]))
  return typeof stored.component === 'string' && !stored._uid ? { ...stored, _uid: randomUUID() } : stored
}
