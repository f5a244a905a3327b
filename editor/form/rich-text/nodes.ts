import { Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core'
import { type Node as ProseMirrorNode } from '@tiptap/pm/model'
import { withNewUids } from '@barriere/shared/stories/new-uids.ts'
import { isBlock } from '@barriere/shared/stories/blocks.ts'
import type { Block } from '@barriere/shared/stories/types.ts'

/**
 * Optional attributes, omitted from the stored document if unset. Unset is `undefined`, because the cloud's editor
 * writes `null`, which has to be kept.
 */
const optional = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { default: undefined, rendered: false }]))

const LEVELS = [1, 2, 3, 4, 5, 6] as const

/** Validation: a stored level may be anything, and the element's name is built from it. */
function requireLevel(level: unknown): void {
  if (!LEVELS.some((one) => one === level)) throw new RangeError('A heading has a level of 1 to 6.')
}

const aligned = (attrs: Readonly<Record<string, unknown>>) =>
  typeof attrs.textAlign === 'string' ? { 'data-align': attrs.textAlign } : {}

const alignOf = (element: HTMLElement) => ({ textAlign: element.dataset.align ?? undefined })

const Doc = Node.create({ name: 'doc', topNode: true, content: 'block+' })

const Text = Node.create({ name: 'text', group: 'inline' })

const Paragraph = Node.create({
  name: 'paragraph',
  // Enter creates the first node of its group.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => optional('textAlign', 'dir'),
  parseHTML: () => [{ tag: 'p', getAttrs: alignOf }],
  renderHTML: ({ node }) => ['p', aligned(node.attrs), 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode(this.name) }
  },
})

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    level: { default: 2, rendered: false, validate: requireLevel },
    ...optional('textAlign', 'dir'),
  }),
  parseHTML: () =>
    LEVELS.map((level) => ({ tag: `h${level}`, getAttrs: (element) => ({ level, ...alignOf(element) }) })),
  renderHTML: ({ node }) => [`h${node.attrs.level}`, aligned(node.attrs), 0],
  addKeyboardShortcuts() {
    return Object.fromEntries(
      LEVELS.map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode(this.name, 'paragraph', { level }),
      ]),
    )
  },
  addInputRules() {
    return LEVELS.slice(1).map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }),
    )
  },
})

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => optional('dir'),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})

const BulletList = Node.create({
  name: 'bullet_list',
  group: 'block list',
  content: 'list_item+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleList(this.name, 'list_item') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*[-*]\s$/, type: this.type })]
  },
})

const OrderedList = Node.create({
  name: 'ordered_list',
  group: 'block list',
  content: 'list_item+',
  addAttributes: () => optional('order'),
  parseHTML: () => [
    {
      tag: 'ol',
      getAttrs: (element) => ({ order: element.hasAttribute('start') ? Number(element.getAttribute('start')) : 1 }),
    },
  ],
  renderHTML: ({ node }) => ['ol', typeof node.attrs.order === 'number' ? { start: node.attrs.order } : {}, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleList(this.name, 'list_item') }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^1\.\s$/, type: this.type, getAttributes: { order: 1 } })]
  },
})

const ListItem = Node.create({
  name: 'list_item',
  content: 'block+',
  defining: true,
  addAttributes: () => optional('dir'),
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      'Enter': () => this.editor.commands.splitListItem(this.name),
      // No keyboard trap: outside of lists, Tab leaves the text.
      'Tab': () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

const CodeBlock = Node.create({
  name: 'code_block',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => optional('class', 'dir'),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', ['code', 0]],
})

const HardBreak = Node.create({
  name: 'hard_break',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) }
  },
})

const HorizontalRule = Node.create({
  name: 'horizontal_rule',
  group: 'block',
  parseHTML: () => [{ tag: 'hr' }],
  renderHTML: () => ['hr'],
})

const Emoji = Node.create({
  name: 'emoji',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => optional('name', 'emoji', 'fallbackImage'),
  parseHTML: () => [
    { tag: 'span[data-emoji]', getAttrs: ({ dataset }) => ({ name: dataset.name, emoji: dataset.emoji }) },
  ],
  renderHTML: ({ node: { attrs } }) => ['span', { 'data-name': attrs.name, 'data-emoji': attrs.emoji }, attrs.emoji],
})

/** An embedded node: displayed and opened by the code that creates the editor. */
interface EmbeddedOptions {
  /** Text of the embedded node, for its card. */
  readonly describe: (node: ProseMirrorNode) => string
  /** Opens the node; `at` is its position in the document. */
  readonly open: (node: ProseMirrorNode, at: number) => void
  readonly openLabel: string
  /** Address of its thumbnail, if the node is a picture. */
  readonly pictureOf: (node: ProseMirrorNode) => string | undefined
}

const NOTHING: EmbeddedOptions = { describe: () => '', open: () => {}, openLabel: '', pictureOf: () => undefined }

/** A card with a button, in place of the embedded node. */
function cardOf(options: EmbeddedOptions, first: ProseMirrorNode, getPos: () => number | undefined) {
  let node = first
  const dom = document.createElement('div')
  const picture = document.createElement('img')
  const text = document.createElement('span')
  const button = document.createElement('button')
  dom.dataset.embedded = ''
  dom.contentEditable = 'false'
  picture.alt = ''
  button.type = 'button'
  button.textContent = options.openLabel
  button.addEventListener('click', () => options.open(node, getPos() ?? 0))
  dom.append(picture, text, button)
  const draw = (): void => {
    const source = options.pictureOf(node)
    picture.hidden = source === undefined
    if (source !== undefined && picture.src !== source) picture.src = source
    text.textContent = options.describe(node)
  }
  draw()
  return {
    dom,
    update: (next: ProseMirrorNode): boolean => {
      if (next.type !== node.type) return false
      node = next
      draw()
      return true
    },
    stopEvent: (event: Event): boolean => event.target === button,
  }
}

export const Image = Node.create<EmbeddedOptions>({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => NOTHING,
  addAttributes: () => optional('id', 'src', 'alt', 'title', 'source', 'copyright', 'meta_data'),
  parseHTML: () => [{ tag: 'figure[data-image]', getAttrs: ({ dataset }) => parse(dataset.image) ?? false }],
  renderHTML: ({ node }) => ['figure', { 'data-image': JSON.stringify(node.attrs) }],
  addNodeView() {
    return ({ node, getPos }) => cardOf(this.options, node, getPos)
  },
})

export const Blok = Node.create<EmbeddedOptions>({
  name: 'blok',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => NOTHING,
  addAttributes: () => optional('id', 'body'),
  parseHTML: () => [
    {
      tag: 'div[data-blok]',
      getAttrs: ({ dataset }) => {
        const attrs = parse(dataset.blok)
        return attrs && blocksOf(attrs).length > 0 ? withNewUids(attrs) : false
      },
    },
  ],
  renderHTML: ({ node }) => ['div', { 'data-blok': JSON.stringify(node.attrs) }],
  addNodeView() {
    return ({ node, getPos }) => cardOf(this.options, node, getPos)
  },
})

/** Blocks of an embedded node's attributes. */
export const blocksOf = ({ body }: Readonly<Record<string, unknown>>): readonly Block[] =>
  Array.isArray(body) ? body.filter(isBlock) : []

/** Parses copied attributes; undefined if another program wrote them. */
function parse(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

export const NODES = [
  Doc,
  Text,
  Paragraph,
  Heading,
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  CodeBlock,
  HardBreak,
  HorizontalRule,
  Emoji,
]
