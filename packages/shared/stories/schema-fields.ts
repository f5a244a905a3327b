/** The parts of a component's field that content is checked against. */
export interface SchemaField {
  readonly type: string
  readonly pos?: number
  readonly display_name?: string
  readonly required?: boolean
  readonly translatable?: boolean
  readonly max_length?: number
  readonly source?: string
  readonly options?: readonly { readonly name: string; readonly value: string }[]
  readonly restrict_components?: boolean
  readonly component_whitelist?: readonly string[]
}

/** A component's schema, as the management API exchanges it. */
export interface Schema {
  readonly name: string
  readonly display_name?: string | null
  readonly is_root?: boolean
  readonly is_nestable?: boolean
  readonly schema: Readonly<Record<string, SchemaField>>
}

export type Schemas = ReadonlyMap<string, Schema>

/** A block of content. Its other fields are unknown without its schema. */
export type AnyBlock = Readonly<Record<string, unknown>>

/** A block, its schema, and the blocks around it, the root first. */
export interface PlacedBlock {
  readonly block: AnyBlock
  readonly schema: Schema | undefined
  readonly around: readonly AnyBlock[]
}

const isRecord = (value: unknown): value is AnyBlock =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All blocks of a story in the order of their fields, with those in formatted text. */
export function* blocksOf(root: AnyBlock, schemas: Schemas, around: readonly AnyBlock[] = []): Generator<PlacedBlock> {
  const schema = schemas.get(String(root.component))
  yield { block: root, schema, around }
  for (const [name, { type }] of fieldsOf(schema)) {
    const value = root[name]
    const inside = type === 'bloks' ? listOf(value) : type === 'richtext' ? blocksInText(value) : []
    for (const block of inside) if (isRecord(block)) yield* blocksOf(block, schemas, [...around, root])
  }
}

const sorted = new WeakMap<Schema, readonly [string, SchemaField][]>()

/** Whether an entry of a schema only arranges fields in the form, and has no value. */
export const isLayout = ({ type }: { readonly type: string }): boolean => type === 'tab' || type === 'section'

/** The fields of a schema in their order. Memoised, because a space has thousands of blocks. */
export function fieldsOf(schema: Schema | undefined): readonly [string, SchemaField][] {
  if (!schema) return []
  const known = sorted.get(schema)
  if (known) return known
  const fields = Object.entries(schema.schema)
    .filter(([, entry]) => !isLayout(entry))
    .sort(([, left], [, right]) => (left.pos ?? 0) - (right.pos ?? 0))
  sorted.set(schema, fields)
  return fields
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Blocks inside formatted text: nodes `blok`, whose attributes hold a list of them. */
function blocksInText(node: unknown): readonly unknown[] {
  if (!isRecord(node)) return []
  if (node.type === 'blok' && isRecord(node.attrs)) return listOf(node.attrs.body)
  return listOf(node.content).flatMap(blocksInText)
}

/** Whether a value is empty: no text, no target, no file, no member. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  if (!isRecord(value)) return false
  if (value.fieldtype === 'asset') return isEmpty(value.filename)
  if (value.fieldtype === 'multilink') return isEmpty(value.id) && isEmpty(value.url) && isEmpty(value.email)
  return value.type === 'doc' && !hasText(value)
}

/** Whether formatted text has content: words, or a node that needs none, such as a picture. */
function hasText(node: unknown): boolean {
  if (!isRecord(node)) return false
  if (node.type === 'text') return !isEmpty(node.text)
  return node.attrs !== undefined && ['image', 'blok', 'emoji', 'horizontal_rule'].includes(String(node.type))
    ? true
    : listOf(node.content).some(hasText)
}
