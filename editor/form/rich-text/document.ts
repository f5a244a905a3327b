import { getSchema } from '@tiptap/core'
import { isEmptyValue } from '@barriere/shared/stories/field-rules.ts'
import { MARKS } from './marks.ts'
import { Blok, Image, NODES } from './nodes.ts'
import { TABLES } from './tables.ts'

/** A document of formatted text as it is stored. */
export type StoredDocument = Readonly<Record<string, unknown>>

export const EMPTY: StoredDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** All extensions except embedded nodes, which the form configures. */
export const EXTENSIONS = [...NODES, ...TABLES, ...MARKS]

const SCHEMA = getSchema([...EXTENSIONS, Image, Blok])

/** The document of a field's value; undefined if it has parts that the editor would lose. */
export function readDocument(value: unknown): StoredDocument | undefined {
  if (isEmptyValue(value)) return EMPTY
  try {
    SCHEMA.nodeFromJSON(value).check()
    return value as StoredDocument
  } catch {
    return undefined
  }
}

/** Converts a document to its stored form, without unset attributes. Undefined for an empty one. */
export function toStoredDocument(json: unknown): StoredDocument | undefined {
  const document = withoutUnset(json) as StoredDocument
  return isEmptyValue(document) ? undefined : document
}

function withoutUnset(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnset)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => [key, withoutUnset(member)] as const)
    .filter(([key, member]) => key !== 'attrs' || Object.keys(member as object).length > 0)
  return Object.fromEntries(members)
}

/** Reads and writes a document by ProseMirror, as an editor does. */
export const roundTrip = (value: unknown): StoredDocument | undefined =>
  toStoredDocument(SCHEMA.nodeFromJSON(value).toJSON())
