import { type AnyBlock, type SchemaField, type Schemas, blocksOf, fieldsOf, isEmpty, listOf } from './schema-fields.ts'

/** A place where content violates its component's schema. */
export interface ContentFault {
  readonly uid: string
  readonly component: string
  /** Absent if the block itself is at fault. */
  readonly field?: string
  readonly kind: 'unknown' | 'place' | 'required' | 'length' | 'choice' | 'number'
}

/** Validates a story's content against the component schemas. */
export function contentFaults(root: AnyBlock, schemas: Schemas): ContentFault[] {
  const found: ContentFault[] = []
  for (const { block, schema, around } of blocksOf(root, schemas)) {
    const at = { uid: String(block._uid ?? ''), component: String(block.component) }
    if (!schema) {
      found.push({ ...at, kind: 'unknown' })
      continue
    }
    if (around.length === 0 ? schema.is_root === false : schema.is_nestable === false)
      found.push({ ...at, kind: 'place' })
    for (const [field, rules] of fieldsOf(schema))
      for (const kind of valueFaults(block[field], rules)) found.push({ ...at, field, kind })
  }
  return found
}

function valueFaults(value: unknown, rules: SchemaField): ContentFault['kind'][] {
  if (isEmpty(value)) return rules.required ? ['required'] : []
  switch (rules.type) {
    case 'text':
    case 'textarea':
      return rules.max_length !== undefined && String(value).length > rules.max_length ? ['length'] : []
    case 'number':
      return Number.isFinite(Number(value)) ? [] : ['number']
    case 'option':
    case 'options':
      return choices(value).every((choice) => isOffered(choice, rules)) ? [] : ['choice']
    case 'bloks':
      return listOf(value).every((block) => isAllowed(block as AnyBlock, rules)) ? [] : ['place']
    default:
      return []
  }
}

const choices = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** Choices from another source (stories, datasources) are not checked: they are unknown here. */
const isOffered = (choice: unknown, { source, options }: SchemaField): boolean =>
  (source ?? 'self') !== 'self' || options === undefined || options.some(({ value }) => value === String(choice))

const isAllowed = (
  { component }: AnyBlock,
  { restrict_components: isRestricted, component_whitelist: names = [] }: SchemaField,
): boolean => isRestricted !== true || names.length === 0 || names.includes(String(component))
