import { z } from 'zod'

/** Maximum number of icons in one request. */
export const MOST_ICONS = 40

/** Collections and icons are named as Iconify names them: lower-case words with hyphens between them. */
const part = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** An icon of a collection. */
export interface IconReference {
  readonly collection: string
  readonly name: string
}

/** A drawing of an icon: markup that is safe in a page, and its box in its own units. */
export interface IconDrawing extends IconReference {
  readonly body: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Collection of a name without a prefix. */
const USUAL = 'lucide'

/** `collection:name`, the form of icon names everywhere, except where an editor omits the collection. */
export const iconKey = ({ collection, name }: IconReference): string => `${collection}:${name}`

/** Parses an editor's input: `waves` of Lucide, or `collection:name`. Undefined for anything else. */
export function parseIconName(text: string): IconReference | undefined {
  const [first = '', second, ...more] = text.trim().split(':')
  const reference = second === undefined ? { collection: USUAL, name: first } : { collection: first, name: second }
  const isName =
    more.length === 0 && part.safeParse(reference.collection).success && part.safeParse(reference.name).success
  return isName ? reference : undefined
}

/** Last segment of a collection's address, such as `mdi.json`. */
export const iconFile = z
  .string()
  .regex(/^.+\.json$/)
  .transform((file) => file.slice(0, -'.json'.length))
  .pipe(part)

/** Parameters of a collection's address; the names come out sorted, each once. */
export const iconsQuery = z.object({
  icons: z
    .string()
    .max(MOST_ICONS * 65)
    .transform((names) => [...new Set(names.split(','))].sort())
    .pipe(z.array(part).min(1).max(MOST_ICONS)),
})

/** Position and size of an icon's box, in its own units. */
const box = {
  left: z.number().min(-10_000).max(10_000).optional(),
  top: z.number().min(-10_000).max(10_000).optional(),
  width: z.number().positive().max(10_000).optional(),
  height: z.number().positive().max(10_000).optional(),
}

/** Quarter turns and mirrors, mostly of an alias. */
const transformation = {
  rotate: z.number().int().optional(),
  hFlip: z.boolean().optional(),
  vFlip: z.boolean().optional(),
}

/** Icons of one collection, in the form of `IconifyJSON` (https://iconify.design/docs/types/iconify-json.html). */
export const iconSet = z.object({
  prefix: z.string(),
  icons: z.record(z.string(), z.object({ body: z.string(), ...box, ...transformation })),
  aliases: z.record(z.string(), z.object({ parent: z.string(), ...box, ...transformation })).optional(),
  ...box,
  not_found: z.array(z.string()).optional(),
})

export type IconSet = z.output<typeof iconSet>
