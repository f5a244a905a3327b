import { bigint, index, json, text, timestamp } from 'drizzle-orm/pg-core'
import { content } from '../schema.ts'

const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** Kinds of definitions around components, named as in the management API. */
export const DEFINITION_KINDS = ['component_group', 'preset', 'internal_tag'] as const

export type DefinitionKind = (typeof DEFINITION_KINDS)[number]

/** Component groups, presets and internal tags as the management API exchanges them: stored, not interpreted. */
export const definitions = content.table(
  'definitions',
  {
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().primaryKey(),
    kind: text({ enum: DEFINITION_KINDS }).notNull(),
    name: text().notNull(),
    definition: json().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index('definitions_kind').on(table.kind, table.name)],
)
