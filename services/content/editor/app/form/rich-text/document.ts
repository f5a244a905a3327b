import { getSchema } from '@tiptap/core'
import { isEmptyValue } from '../rules.ts'
import { MARKS } from './marks.ts'
import { Blok, Image, NODES } from './nodes.ts'
import { TABLES } from './tables.ts'

/** A document of formatted text as it is stored. */
export type StoredDocument = Readonly<Record<string, unknown>>

export const EMPTY: StoredDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Everything but what is embedded, which is configured by the form. */
export const EXTENSIONS = [...NODES, ...TABLES, ...MARKS]

const SCHEMA = getSchema([...EXTENSIONS, Image, Blok])

/** The document to edit of a field's value; undefined where it has parts that would be lost. */
export function readDocument(value: unknown): StoredDocument | undefined {
  if (isEmptyValue(value)) return EMPTY
  try {
    SCHEMA.nodeFromJSON(value).check()
    return value as StoredDocument
  } catch {
    return undefined
  }
}

/** A document as it is stored: without attributes that have no value. An empty one is undefined. */
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

/** The same by ProseMirror's own reading and writing, as an editor does it. */
export const roundTrip = (value: unknown): StoredDocument | undefined =>
  toStoredDocument(SCHEMA.nodeFromJSON(value).toJSON())
