import { GAMBLING_BLOCK_NAMES } from '../../domain/content/gambling-blocks.ts'
import type { CheckRule } from '../../domain/content/publishing-checks.ts'
import { parseStored } from '../stored-moment.ts'
import { isEmptyValue, lengthOf } from '../field-rules.ts'
import { plainText } from '../summary.ts'
import { isBlock, walkBlocks } from '../blocks.ts'
import { type Block, DEFAULT_LANGUAGE, keyIn } from '../types.ts'
import type { BlockCheck, CheckContext } from './context.ts'
import type { Fault } from './faults.ts'

/** Recommended lengths in characters: search engines cut off longer texts. */
const TITLE = { least: 10, most: 60 } as const
const DESCRIPTION = { least: 50, most: 160 } as const

/** Title and description for search engines, in each language, with the site's fallbacks. */
export const checkSearchTexts: BlockCheck = (block, { components, languages }, { root }) => {
  const schema = components.get(block.component)?.schema
  if (block !== root || !schema?.seo_title || block.seo_hidden === true) return []
  return [DEFAULT_LANGUAGE, ...languages].flatMap((language) => {
    const chosen = (...fields: readonly string[]) =>
      fields.map((field) => keyIn(field, language)).find((key) => !isEmptyValue(block[key]))
    const of = (rule: CheckRule, key: string | undefined, bounds: typeof TITLE | typeof DESCRIPTION) => {
      if (key === undefined) return []
      const length = lengthOf(block[key])
      const isWrong = length < bounds.least || length > bounds.most
      return isWrong ? [faultOf(block, rule, key, language, String(length))] : []
    }
    // A translation without a description has the original's. A missing description is reported once.
    const lacking = language === DEFAULT_LANGUAGE ? 'seo_description' : undefined
    return [
      ...of('title-length', chosen('seo_title', 'title'), TITLE),
      ...of('description-length', chosen('seo_description', 'teaser') ?? lacking, DESCRIPTION),
    ]
  })
}

const faultOf = (block: Block, rule: CheckRule, field: string, language: string, detail: string): Fault => ({
  rule,
  uid: block._uid,
  field,
  ...(language === DEFAULT_LANGUAGE ? {} : { language }),
  detail,
})

/** Unambiguous words for gambling: a casino has restaurants and shows too. */
const GAMBLING_WORDS = [
  'machines? à sous',
  'slot machines?',
  'roulettes?(?![\\p{L}])',
  'black[- ]?jack',
  'poker(?![\\p{L}])',
  'jackpots?',
  "jeux? d[’']argent",
  'baccara(?![\\p{L}])',
  'gambling',
] as const

const GAMBLING = new RegExp(GAMBLING_WORDS.join('|'), 'iu')

/**
 * Legal warning beside the promotion of gambling (arrêté of 29 July 2022). Blocks of games include it. A page that
 * appears as a card on other pages needs its field `gambling` checked.
 */
export const checkGambling: BlockCheck = (block, { components, languages }, { root }) => {
  const schema = components.get(block.component)?.schema
  if (block !== root || schema?.gambling?.type !== 'boolean' || block.gambling === true) return []
  const hasGames = [...walkBlocks(root)].some(({ block: { component } }) =>
    GAMBLING_BLOCK_NAMES.some((name) => name === component),
  )
  const texts = ['title', 'teaser', 'seo_title', 'seo_description'].flatMap((field) =>
    [DEFAULT_LANGUAGE, ...languages].map((language) => plainText(block[keyIn(field, language)])),
  )
  const [word] = texts.flatMap((text) => GAMBLING.exec(text) ?? [])
  if (!hasGames && word === undefined) return []
  return [{ rule: 'gambling', uid: block._uid, field: 'gambling', ...(word === undefined ? {} : { detail: word }) }]
}

/**
 * Fields with the end of something, the most reliable first. The dates of publication and of the start of validity do
 * not count.
 */
const ENDS = ['ends_at', 'valid_until', 'starts_at', 'date'] as const

const endOf = (
  block: Block,
  { components }: CheckContext,
): { readonly field: string; readonly at: number } | undefined => {
  const schema = components.get(block.component)?.schema ?? {}
  const field = ENDS.find((name) => schema[name]?.type === 'datetime' && parseStored(block[name]))
  const moment = field && parseStored(block[field])
  return moment && { field, at: moment.getTime() }
}

/** Past dates. In a list of several dates, such as those of a show, past ones may stay while one is to come. */
export const checkPast: BlockCheck = (block, context, { parent }) => {
  const end = endOf(block, context)
  if (!end || end.at >= context.now) return []
  const isOneOfSeveral = Object.values(parent ?? {}).some(
    (list) =>
      Array.isArray(list) &&
      list.includes(block) &&
      list.some((other) => isBlock(other) && (endOf(other, context)?.at ?? 0) >= context.now),
  )
  return isOneOfSeveral ? [] : [{ rule: 'past', uid: block._uid, field: end.field }]
}
