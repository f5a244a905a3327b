import type { CheckRule } from '@barriere/shared/domain/content/publishing-checks.ts'

/** What is looked at before a story is published, and how bad a fault is: `block` keeps the story from it. */
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

/** One fault, with the way to it. */
export interface Fault {
  readonly rule: CheckRule
  /** Block of the field. */
  readonly uid: string
  /** Key of the field, with its language. */
  readonly field: string
  /** Language that the fault is of; absent where it is of all. */
  readonly language?: string
  /** Name, number or text that the message holds. */
  readonly detail?: string
}

const KINDS: readonly Level[] = ['block', 'warn', 'off']

/**
 * Levels of the installation: what entries (rule → `block`, `warn`, `off`) say, else the usual ones.
 * @param enforced rules that the service itself holds publications to: no entry makes them less
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
