import { BLOCK_GROUPS, type BlockGroup } from './block-groups.ts'
import { type Result, fail, ok } from '../domain/result.ts'
import type { Fault, Field, Fields, Report, ValuesOf } from './field.ts'
import { type FormLayout, type SchemaEntry, layOut } from './form-layout.ts'

/** A block as the API delivers it: other fields are unknown until parsed. */
export interface RawBlock {
  readonly _uid: string
  readonly component: string
  /** Present in drafts only; ties the rendered element to the visual editor. */
  readonly _editable?: string
  /** Set by the project's own service: none of the block's own fields has a value in the requested language. */
  readonly _translated?: false
  readonly [field: string]: unknown
}

/** A parsed block: its own fields, typed, and the common ones. */
export type BlockView<F extends Fields> = ValuesOf<F> & {
  readonly uid: string
  /** `_editable` of the draft, absent on published pages. */
  readonly editable: string | undefined
}

/** A component as the management API and the official CLI exchange it. */
export interface ComponentJson {
  name: string
  display_name: string
  is_root: boolean
  is_nestable: boolean
  /** For blocks that editors put on pages: name of the group, and a sentence about the purpose. */
  component_group_name?: string
  description?: string
  schema: Record<string, SchemaEntry>
}

export interface BlockSchema<N extends string, F extends Fields> {
  readonly name: N
  readonly displayName: string
  /** A content type (a story's root) rather than a block inside a story. */
  readonly root: boolean
  readonly fields: F
  /**
   * Collects every fault, so that an editor can mend a block in one go. Memoized by object (WeakMap) for published
   * blocks, which are immutable: a publication brings another object.
   */
  parse(raw: RawBlock, report?: Report): Result<BlockView<F>, Fault[]>
  /** The same without memoization: for blocks inside a block, which are part of its memoized result. */
  parseUncached(raw: RawBlock, report?: Report): Result<BlockView<F>, Fault[]>
  toComponent(): ComponentJson
}

export type AnyBlockSchema = BlockSchema<string, Fields>

export type ViewOf<S> = S extends BlockSchema<string, infer F> ? BlockView<F> : never

interface Definition<N extends string, F extends Fields> {
  name: N
  displayName: string
  root?: boolean
  group?: BlockGroup
  description?: string
  fields: F
  /** Tabs and sections of the block's form. */
  layout?: FormLayout
}

/** Result of parsing a block, with the faults of the parts that were left out. */
interface Reading<F extends Fields> {
  readonly result: Result<BlockView<F>, Fault[]>
  readonly reports: readonly Fault[]
}

/**
 * Defines a block once: the Storyblok component, the parser and the type of its props follow.
 * `name` is kebab-case and equals the block's folder and its key in the registry.
 */
export function defineBlock<const N extends string, F extends Fields>({
  name,
  displayName,
  root = false,
  group,
  description,
  fields,
  layout,
}: Definition<N, F>): BlockSchema<N, F> {
  const entries: [string, Field<unknown>][] = Object.entries(fields)
  const known = new WeakMap<RawBlock, Reading<F>>()

  const parseUncached = (raw: RawBlock, report: Report = () => {}): Result<BlockView<F>, Fault[]> => {
    const faults: Fault[] = []
    const values: Record<string, unknown> = {}
    for (const [key, field] of entries) {
      const decoded = field.decode(raw[key], (fault) => report({ ...fault, path: joinPath(key, fault.path) }))
      if (decoded.ok) values[key] = decoded.value
      else faults.push({ path: key, kind: decoded.error })
    }
    if (faults.length > 0) return fail(faults)
    return ok({ ...values, uid: raw._uid, editable: raw._editable } as BlockView<F>)
  }

  const read = (raw: RawBlock): Reading<F> => {
    const reports: Fault[] = []
    return {
      result: parseUncached(raw, (fault) => {
        reports.push(fault)
      }),
      reports,
    }
  }

  return {
    name,
    displayName,
    root,
    fields,
    parse(raw, report = () => {}) {
      // A draft is not memoized: each view in the editor brings a new object.
      if (raw._editable !== undefined) return parseUncached(raw, report)
      const reading = known.get(raw) ?? read(raw)
      known.set(raw, reading)
      for (const fault of reading.reports) report(fault)
      return reading.result
    },
    parseUncached,
    toComponent: () => ({
      name,
      display_name: displayName,
      is_root: root,
      is_nestable: !root,
      ...(group === undefined ? {} : { component_group_name: BLOCK_GROUPS[group] }),
      ...(description === undefined ? {} : { description }),
      schema: layOut(Object.fromEntries(entries.map(([key, { descriptor }]) => [key, descriptor])), layout),
    }),
  }
}

/** `items` + `2.title` → `items.2.title`. */
const joinPath = (...parts: string[]): string => parts.filter((part) => part !== '').join('.')

/** Type guard: an object with the two members that every block has. */
export function isRawBlock(value: unknown): value is RawBlock {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as RawBlock).component === 'string' &&
    typeof (value as RawBlock)._uid === 'string'
  )
}
