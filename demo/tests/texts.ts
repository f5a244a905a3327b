import { COMPONENTS } from '../../blocks/schemas.ts'
import type { AnyBlockSchema } from '@barriere/shared/block-kit/define-block.ts'
import type { FieldDescriptor } from '@barriere/shared/block-kit/field.ts'
import {
  type Language,
  type Node,
  type Space,
  type SpaceStory,
  at,
  isBlock,
  pagesOf,
  walk,
} from '../../tests/content/space.ts'

/** A text that visitors read, in one language. */
export interface Text {
  readonly language: Language
  readonly text: string
  readonly story: SpaceStory
  readonly where: string
}

/** Field types with separate French and English texts. The other types hold choices, links and files. */
const WORDED: readonly FieldDescriptor['type'][] = ['text', 'textarea', 'richtext']

export interface WordedField {
  readonly story: SpaceStory
  readonly where: string
  readonly descriptor: FieldDescriptor
  readonly fr: unknown
  readonly en: unknown
}

/** Every text field, empty or not, in every block of every story. */
export function wordedFields(space: Space): WordedField[] {
  return pagesOf(space).flatMap((story) =>
    [...walk(story.content)].flatMap(({ node, path }) => {
      const schema = isBlock(node)
        ? (COMPONENTS as Readonly<Record<string, AnyBlockSchema>>)[node.component]
        : undefined
      return Object.entries(schema?.fields ?? {})
        .filter(([, { descriptor }]) => WORDED.includes(descriptor.type))
        .map(([name, { descriptor }]) => ({
          story,
          where: at(story, path === '' ? name : `${path}.${name}`),
          descriptor,
          fr: node[name],
          en: node[`${name}__i18n__en`],
        }))
    }),
  )
}

/** Rich-text nodes whose content is read as one text. */
const RUNS = ['paragraph', 'heading', 'code_block']

const wordsOf = (node: Node): string =>
  [...walk(node)]
    .map(({ node: { type, text } }) => (type === 'text' ? String(text) : type === 'hard_break' ? '\n' : ''))
    .join('')

function runsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  const runs = [...walk(value)].flatMap(({ node }) => {
    if (RUNS.includes(String(node.type))) return [wordsOf(node)]
    const { alt = '', title = '' } = (node.type === 'image' ? (node.attrs ?? {}) : {}) as {
      alt?: string
      title?: string
    }
    return [alt, title]
  })
  return runs.filter((text) => text.trim() !== '')
}

/** Every text of the space: fields, paragraphs, alternative texts, names of stories. */
export function textsOf(space: Space): Text[] {
  const fields = wordedFields(space).flatMap(({ story, where, descriptor, fr, en }) => [
    ...runsOf(fr).map((text): Text => ({ language: 'fr', text, story, where })),
    // The text of an untranslatable field is the same in both languages, so it is checked once, as French.
    ...(descriptor.translatable ? runsOf(en).map((text): Text => ({ language: 'en', text, story, where })) : []),
  ])
  const around = space.stories.flatMap((story): Text[] => [
    { language: 'fr', text: story.name, story, where: at(story, 'name') },
    ...story.translated_slugs.map(
      ({ name }): Text => ({ language: 'en', text: name, story, where: at(story, 'translated_slugs') }),
    ),
    ...[...walk(story.content)].flatMap(({ node, path }): Text[] => {
      const meta = (node.fieldtype === 'asset' ? (node.meta_data ?? {}) : {}) as Record<string, string>
      return [
        ...(meta.alt ? [{ language: 'fr', text: meta.alt, story, where: at(story, path) } as const] : []),
        ...(meta.alt__i18n__en
          ? [{ language: 'en', text: meta.alt__i18n__en, story, where: at(story, path) } as const]
          : []),
      ]
    }),
  ])
  return [...fields, ...around]
}
