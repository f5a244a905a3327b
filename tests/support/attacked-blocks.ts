import { fixturesOf } from '#blocks/fixtures.ts'
import { BLOCKS, type BlockName, COMPONENTS } from '#blocks/schemas.ts'
import type { RawBlock } from '@barriere/shared/block-kit/define-block.ts'
import { LINK_PAYLOADS, TEXT_PAYLOADS } from './xss-payloads.ts'

type Values = Readonly<Record<string, unknown>>

/** Members that are addresses, at any depth. */
const ADDRESSES: readonly string[] = ['url', 'cached_url', 'href', 'filename', 'src', 'email', 'anchor']

/** Members that describe a value, and are not an editor's text. */
const KINDS: readonly string[] = ['_uid', '_editable', 'component', 'fieldtype', 'linktype', 'type', 'id']

/** Kinds of fields that an editor writes; all others are chosen, and a wrong choice leaves the block out. */
const WRITTEN: readonly string[] = ['text', 'textarea', 'markdown', 'richtext', 'multilink', 'asset', 'multiasset']

const LINKS = ['url', 'email', 'asset'] as const

/** The number of an attack chooses its payloads. */
const textPayload = (attack: number): string => TEXT_PAYLOADS[attack % TEXT_PAYLOADS.length] ?? ''
const linkPayload = (attack: number): string => LINK_PAYLOADS[attack % LINK_PAYLOADS.length] ?? ''

/** Number of attacks after which every payload has been in every place. */
export const ATTACKS = Math.max(TEXT_PAYLOADS.length, LINK_PAYLOADS.length)

/** A value with every text and every address replaced. */
function attackValue(value: unknown, attack: number, name = ''): unknown {
  if (typeof value === 'string') {
    if (KINDS.includes(name)) return value
    return ADDRESSES.includes(name) ? linkPayload(attack) : textPayload(attack)
  }
  if (Array.isArray(value)) return value.map((one) => attackValue(one, attack, name))
  if (typeof value !== 'object' || value === null) return value
  const attacked = Object.entries(value).map(([key, member]) => [key, attackValue(member, attack, key)] as const)
  // A link's own address shows in these kinds alone.
  return { ...Object.fromEntries(attacked), ...('linktype' in value ? { linktype: LINKS[attack % LINKS.length] } : {}) }
}

/** A block and the blocks in it with all that an editor writes replaced by payloads. */
function attackBlock(raw: RawBlock, attack: number): RawBlock {
  const { fields } = COMPONENTS[raw.component as keyof typeof COMPONENTS] as {
    fields: Readonly<Record<string, { readonly descriptor: { readonly type: string } }>>
  }
  const entries = Object.entries(raw).map(([name, value]) => {
    const type = fields[name.replace(/__i18n__\w+$/, '')]?.descriptor.type ?? ''
    if (type === 'bloks') return [name, (value as RawBlock[]).map((one) => attackBlock(one, attack))]
    return [name, WRITTEN.includes(type) ? attackValue(value, attack, name) : value]
  })
  return { ...(Object.fromEntries(entries) as RawBlock), _uid: crypto.randomUUID() }
}

const MARKS = ['bold', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript'] as const

/** Formatted text with every node and every mark, each attribute of them a payload. */
function attackedText(attack: number): Values {
  const [text, address] = [textPayload(attack), linkPayload(attack)]
  const marked = (type: string, attrs: Values = {}): Values => ({ type: 'text', text, marks: [{ type, attrs }] })
  const paragraph = (...content: Values[]): Values => ({ type: 'paragraph', attrs: { textAlign: text }, content })
  const link = (linktype: string, more: Values = {}): Values =>
    marked('link', {
      linktype,
      href: address,
      target: text,
      anchor: text,
      custom: { onclick: 'xss()', rel: text },
      ...more,
    })
  const cell = (type: string): Values => ({ type, attrs: { colspan: text }, content: [paragraph(marked('bold'))] })
  return {
    type: 'doc',
    content: [
      paragraph(
        ...MARKS.map((mark) => marked(mark)),
        ...['url', 'asset', 'email', 'story'].map((kind) => link(kind)),
        marked('anchor', { id: text }),
        marked('styled', { class: text }),
        marked('textStyle', { color: `red;background:url(${address})` }),
        marked('highlight', { color: text }),
        { type: 'emoji', attrs: { name: text, emoji: text, fallbackImage: address } },
        { type: 'hard_break' },
      ),
      { type: 'heading', attrs: { level: 2 }, content: [marked('bold')] },
      { type: 'blockquote', content: [paragraph(marked('italic'))] },
      { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph(marked('code'))] }] },
      {
        type: 'ordered_list',
        attrs: { order: text },
        content: [{ type: 'list_item', content: [paragraph(link('url'))] }],
      },
      { type: 'code_block', attrs: { class: `language-${text}`, language: text }, content: [{ type: 'text', text }] },
      { type: 'image', attrs: { src: address, alt: text, title: text, copyright: text, source: text } },
      { type: 'table', content: [{ type: 'tableRow', content: [cell('tableHeader'), cell('tableCell')] }] },
      { type: 'horizontal_rule' },
    ],
  }
}

/** Every block's full fixture. */
export const fullFixtures = (): Promise<RawBlock[]> =>
  Promise.all((Object.keys(BLOCKS) as BlockName[]).map(async (name) => (await fixturesOf(name)).full))

/** A page's body: every block and a formatted text, each with several attacks of its own. */
export const attackedBody = (fixtures: readonly RawBlock[], first: number, attacks: number): RawBlock[] =>
  Array.from({ length: attacks }, (_, more) => [
    ...fixtures.map((raw, index) => attackBlock(raw, first + more + index)),
    { _uid: crypto.randomUUID(), component: 'rich-text', text: attackedText(first + more) },
  ]).flat()
