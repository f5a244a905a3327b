import { createHash } from 'node:crypto'
import { isEmpty } from '@barriere/shared/stories/schema-fields.ts'
import type { Content } from './types.ts'

/**
 * Translations that are older than their originals: `uid.key` of the translation (`title__i18n__en`) → digest of the
 * original that it was made from.
 */
export type Outdated = Readonly<Record<string, string>>

type Block = Readonly<Record<string, unknown>>

/**
 * Outdated translations after a save. A translation becomes outdated when only its original changes. That ends when the
 * translation changes, or the original is restored. Publications have no effect. No schema is needed: the keys show the
 * translations.
 */
export function outdatedAfter(known: Outdated, before: Content, after: Content): Outdated {
  const blocks = new Map(blocksIn(before).map((block) => [block._uid, block]))
  const outdated: Record<string, string> = {}
  for (const block of blocksIn(after)) {
    const old = blocks.get(block._uid)
    if (!old) continue
    for (const key of Object.keys(block)) {
      const [field = '', language] = key.split('__i18n__')
      if (language === undefined || isEmpty(block[key]) || !isSame(block[key], old[key])) continue
      const name = `${String(block._uid)}.${key}`
      const isChanged = !isEmpty(old[field]) && !isSame(old[field], block[field])
      const madeFrom = known[name] ?? (isChanged ? digest(old[field]) : undefined)
      if (madeFrom !== undefined && madeFrom !== digest(block[field])) outdated[name] = madeFrom
    }
  }
  return outdated
}

/** All blocks of a content, at any depth. */
function blocksIn(value: unknown): Block[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(blocksIn)
  return '_uid' in value && 'component' in value ? [value as Block, ...inside] : inside
}

/** Equality of JSON values with the same order of keys. */
export const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

const digest = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 16)
