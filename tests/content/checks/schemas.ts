import { validateStory } from '@storyblok/schema'
import { BLOCKS, COMPONENTS, FRAGMENTS, PAGE_TYPES } from '#blocks/schemas.ts'
import type { AnyBlockSchema, RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { type Fault, faultLine } from '@barriere/shared/block-kit/field.ts'
import { toComponents } from '#scripts/content/component-file.ts'
import { LANGUAGES, type Language, type Node, type Space, at, inLanguage, isBlock, pagesOf, walk } from '../space.ts'

type Schemas = Readonly<Record<string, AnyBlockSchema>>

const ROOTS: Schemas = { ...PAGE_TYPES, ...FRAGMENTS }

/** Fields that all blocks have. */
const COMMON = ['_uid', 'component']

/** Parses every story and every block of its body as the site does, in both languages, with resolved relations. */
export function findFaults(space: Space): string[] {
  return LANGUAGES.flatMap((language) =>
    pagesOf(space).flatMap((story) => {
      const content = resolved(space, inLanguage(story.content, language), language) as RawBlock
      const body = Array.isArray(content.body) ? (content.body as RawBlock[]) : []
      return [
        ...parse(ROOTS, content).map((fault) => at(story, `${language} ${fault}`)),
        ...body.flatMap((block, index) =>
          parse(BLOCKS, block).map((fault) => at(story, `${language} body.${index}.${fault}`)),
        ),
      ]
    }),
  )
}

function parse(schemas: Schemas, block: RawBlock): string[] {
  const schema = schemas[block.component]
  if (!schema) return [`“${block.component}” does not belong here`]
  const faults: Fault[] = []
  const parsed = schema.parse(block, (fault) => {
    faults.push(fault)
  })
  return [...(parsed.ok ? [] : parsed.error), ...faults].map(faultLine)
}

/** Replaces uuids by stories, one level deep, like `resolve_relations`. */
function resolved(space: Space, content: unknown, language: Language): unknown {
  if (Array.isArray(content)) return content.map((member) => resolved(space, member, language))
  if (typeof content !== 'object' || content === null) return content
  const node = content as Node
  const fields = isBlock(node) ? (COMPONENTS as Schemas)[node.component]?.fields : undefined
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => {
      if (fields?.[name]?.descriptor.type !== 'options' || !Array.isArray(value))
        return [name, resolved(space, value, language)]
      return [
        name,
        value.map((uuid) => {
          const story = space.stories.find((one) => one.uuid === uuid)
          return story
            ? { uuid, name: story.name, full_slug: story.full_slug, content: inLanguage(story.content, language) }
            : uuid
        }),
      ]
    }),
  )
}

/** Blocks and fields without a schema: a parser ignores them, so their content would never be shown. */
export const findUnknown = (space: Space): string[] =>
  pagesOf(space).flatMap((story) =>
    [...walk(story.content)].flatMap(({ node, path }) => {
      if (!isBlock(node)) return []
      const schema = (COMPONENTS as Schemas)[node.component]
      if (!schema) return [at(story, `${path}: component ${node.component}`)]
      return Object.keys(node)
        .filter((name) => {
          const [field = '', language] = name.split('__i18n__')
          return (
            !COMMON.includes(name) &&
            (!(field in schema.fields) || (language !== undefined && !schema.fields[field]?.descriptor.translatable))
          )
        })
        .map((name) => at(story, `${path}: field ${name}`))
    }),
  )

/** Faults found by the official command line tool’s `stories validate`, with the components that would be pushed. */
export function findInvalid(space: Space): string[] {
  const blocks = toComponents([]).map(({ schema, ...component }) => ({
    ...component,
    fields: Object.entries(schema).map(([name, field]) => ({ name, ...field })),
  }))
  const schema = { blocks: Object.fromEntries(blocks.map((block) => [block.name, block])) }
  return pagesOf(space).flatMap((story) =>
    validateStory(story, schema as unknown as Parameters<typeof validateStory>[1]).issues.map(({ path, message }) =>
      at(story, `${path.join('.')}: ${message}`),
    ),
  )
}

/** Rich-text nodes that the editor produces and the site renders. */
const NODES = [
  'doc',
  'paragraph',
  'heading',
  'blockquote',
  'bullet_list',
  'ordered_list',
  'list_item',
  'hard_break',
  'horizontal_rule',
  'image',
  'table',
  'tableRow',
  'tableHeader',
  'tableCell',
  'text',
]
const MARKS = ['bold', 'italic', 'link', 'anchor', 'styled']

/** Rich-text nodes and marks that the site does not support. */
export const findUnknownFormatting = (space: Space): string[] =>
  pagesOf(space).flatMap((story) =>
    [...walk(story.content)].flatMap(({ node, path }) => {
      if (typeof node.type !== 'string') return []
      const known = /\.marks\.\d+$/.test(path) ? MARKS : NODES
      return known.includes(node.type) ? [] : [at(story, `${path}: ${node.type}`)]
    }),
  )
