import { type RawBlock, isRawBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { Fields } from '@barriere/shared/block-kit/field.ts'
import { DEFAULT_LOCALE } from '@barriere/shared/domain/locale.ts'
import { COMPONENTS } from './schemas.ts'

/** Types of fields that contain text. */
const WORDS: readonly string[] = ['text', 'textarea', 'richtext']

interface LanguageMark {
  readonly lang?: typeof DEFAULT_LOCALE
}

/** `lang` of a block's own texts: the default language if none of them is translated, else inherited. */
export const ownLanguage = (raw: RawBlock): LanguageMark =>
  raw._translated === false && hasWords(raw) ? { lang: DEFAULT_LOCALE } : {}

/** `lang` of a block with all blocks inside it: the default language only if none of them is translated. */
export function blockLanguage(raw: RawBlock): LanguageMark {
  const blocks = [...withInner(raw)]
  return blocks.every((block) => block._translated === false) && blocks.some(hasWords) ? { lang: DEFAULT_LOCALE } : {}
}

function* withInner(raw: RawBlock): Generator<RawBlock> {
  yield raw
  for (const value of Object.values(raw))
    if (Array.isArray(value)) for (const item of value) if (isRawBlock(item)) yield* withInner(item)
}

function hasWords(raw: RawBlock): boolean {
  const fields: Fields = isKnown(raw.component) ? COMPONENTS[raw.component].fields : {}
  return Object.entries(fields).some(
    ([name, { descriptor }]) =>
      descriptor.translatable === true && WORDS.includes(descriptor.type) && isFilled(raw[name]),
  )
}

/** Formatted text is filled if its document contains a node. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : typeof value === 'object' &&
      value !== null &&
      'content' in value &&
      Array.isArray(value.content) &&
      value.content.length > 0

const isKnown = (name: string): name is keyof typeof COMPONENTS => Object.hasOwn(COMPONENTS, name)
