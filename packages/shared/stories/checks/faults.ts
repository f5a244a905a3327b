import type { CheckRule } from '../../domain/content/publishing-checks.ts'

/** Checks before a story is published, and their levels: `block` prevents the publication. */
export const LEVELS = {
  'required': 'block',
  'alternative': 'block',
  'link-empty': 'block',
  'link-gone': 'block',
  'gambling': 'block',
  'number': 'block',
  'link-unpublished': 'warn',
  'translation': 'warn',
  'heading-order': 'warn',
  'heading-one': 'warn',
  'length': 'warn',
  'title-length': 'warn',
  'description-length': 'warn',
  'image-small': 'warn',
  'contrast': 'warn',
  'past': 'warn',
} as const satisfies Readonly<Record<CheckRule, Level>>

export type Level = 'block' | 'warn' | 'off'

export type Levels = Readonly<Record<CheckRule, Level>>

/** A fault and its place. */
export interface Fault {
  readonly rule: CheckRule
  /** Block of the field. */
  readonly uid: string
  /** Key of the field in the block, with its language. */
  readonly field: string
  /** Language of the fault; absent if it concerns all languages. */
  readonly language?: string
  /** Name, number or text for the message. */
  readonly detail?: string
}

const KINDS: readonly Level[] = ['block', 'warn', 'off']

/**
 * Levels of the installation: those of its entries (rule → `block`, `warn`, `off`), else the default levels.
 * @param enforced rules that the service itself enforces on publications: entries cannot weaken them
 */
export function levelsFrom(
  entries: readonly { readonly name: string; readonly value: string }[],
  enforced: readonly CheckRule[],
): Levels {
  const given = entries.flatMap(({ name, value }) => {
    const level = KINDS.find((kind) => kind === value)
    return level !== undefined && Object.hasOwn(LEVELS, name) ? [[name, level] as const] : []
  })
  return { ...LEVELS, ...Object.fromEntries([...given, ...enforced.map((rule) => [rule, 'block'] as const)]) }
}
