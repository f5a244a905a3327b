import { isEmptyValue } from '../field-rules.ts'
import { walkBlocks } from '../blocks.ts'
import { type Block, type Component, DEFAULT_LANGUAGE, keyIn } from '../types.ts'
import { checkGambling, checkPast, checkSearchTexts } from './block-checks.ts'
import type { BlockCheck, CheckContext, FieldCheck, FieldPlace } from './context.ts'
import {
  checkAlternatives,
  checkContrast,
  checkEmptyLinks,
  checkHeadings,
  checkReferences,
  checkRules,
  checkSizes,
  checkTranslations,
  referencesOf,
} from './field-checks.ts'
import type { Fault } from './faults.ts'

const FIELD_CHECKS: readonly FieldCheck[] = [
  checkRules,
  checkAlternatives,
  checkEmptyLinks,
  checkReferences,
  checkTranslations,
  checkHeadings,
  checkSizes,
  checkContrast,
]

const BLOCK_CHECKS: readonly BlockCheck[] = [checkSearchTexts, checkGambling, checkPast]

/**
 * Faults of a story's content before it is published, in the order of the page. Only languages with at least one
 * translation in the story are checked.
 */
export function checkStory(root: Block, given: CheckContext): readonly Fault[] {
  const blocks = [...walkBlocks(root)]
  const isTranslated = (language: string): boolean =>
    blocks.some(({ block }) =>
      Object.entries(block).some(([key, value]) => key.endsWith(keyIn('', language)) && !isEmptyValue(value)),
    )
  const context = { ...given, languages: given.languages.filter(isTranslated) }
  return blocks.flatMap(({ block, parents }) => [
    ...placesOf(block, context).flatMap((place) => FIELD_CHECKS.flatMap((check) => check(place, context))),
    ...BLOCK_CHECKS.flatMap((check) => check(block, context, { parent: parents.at(-1), root })),
  ])
}

type Known = Pick<CheckContext, 'components' | 'languages'>

/** Every field of a block; translatable fields once for each language. */
function placesOf(block: Block, { components, languages }: Known): readonly FieldPlace[] {
  const schema: Component['schema'] = components.get(block.component)?.schema ?? {}
  return Object.entries(schema)
    .sort(([, { pos: a = 0 }], [, { pos: b = 0 }]) => a - b)
    .flatMap(([name, field]) =>
      [DEFAULT_LANGUAGE, ...(field.translatable ? languages : [])].map((language) => {
        const key = keyIn(name, language)
        return { block, name, key, language, field, value: block[key] }
      }),
    )
}

/** Uuids of all stories that this story refers to. */
export const allReferences = (root: Block, known: Known): readonly string[] => [
  ...new Set([...walkBlocks(root)].flatMap(({ block }) => placesOf(block, known).flatMap(referencesOf))),
]
