import { Mark, markInputRule } from '@tiptap/core'
import { INKS, TEXT_STYLES } from '@barriere/shared/domain/content/text-styles.ts'
import { isSafeAddress } from '@barriere/shared/stories/link-value.ts'

type Attrs = Readonly<Record<string, unknown>>

/** A mark without attributes. */
const plain = (name: string, tags: readonly string[], shortcut?: string, typed?: RegExp) =>
  Mark.create({
    name,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: () => [tags[0] ?? 'span', 0],
    addKeyboardShortcuts() {
      return shortcut === undefined ? {} : { [shortcut]: () => this.editor.commands.toggleMark(this.name) }
    },
    addInputRules() {
      return typed ? [markInputRule({ find: typed, type: this.type })] : []
    },
  })

/** Optional attributes, omitted if unset; see `optional` of the nodes. */
const attributes =
  (...names: readonly string[]) =>
  () =>
    Object.fromEntries(names.map((name) => [name, { default: undefined, rendered: false }]))

const HEX = /^#[\da-f]{3,8}$/i

/** CSS of a colour that the site supports; undefined for others. */
const cssColor = (color: unknown): string | undefined =>
  typeof color === 'string' ? (INKS[color] ?? (HEX.test(color) ? color : undefined)) : undefined

const colored = (property: 'color' | 'background-color', color: unknown): Record<string, string> => {
  const css = cssColor(color)
  return { 'data-color': typeof color === 'string' ? color : '', ...(css ? { style: `${property}: ${css}` } : {}) }
}

const Link = Mark.create({
  name: 'link',
  // Outermost mark. Text that is typed at its end does not extend it.
  priority: 1000,
  inclusive: false,
  addAttributes: attributes('href', 'uuid', 'anchor', 'target', 'linktype', 'custom'),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? ''
        if (!isSafeAddress(href)) return false
        const { uuid, anchor, linktype } = element.dataset
        return {
          href: href.replace(/^mailto:/i, ''),
          uuid: uuid ?? null,
          anchor: anchor ?? null,
          target: element.getAttribute('target') === '_blank' ? '_blank' : null,
          linktype: linktype ?? (/^mailto:/i.test(href) ? 'email' : 'url'),
        }
      },
    },
  ],
  renderHTML: ({ mark: { attrs } }) => [
    'a',
    {
      'href': typeof attrs.href === 'string' && isSafeAddress(attrs.href) ? attrs.href : '',
      'data-uuid': attrs.uuid,
      'data-anchor': attrs.anchor,
      'data-linktype': attrs.linktype,
      'target': attrs.target,
    },
    0,
  ],
})

const Anchor = Mark.create({
  name: 'anchor',
  addAttributes: attributes('id'),
  parseHTML: () => [{ tag: 'span[data-anchor-id]', getAttrs: ({ dataset }) => ({ id: dataset.anchorId }) }],
  renderHTML: ({ mark }) => ['span', { 'data-anchor-id': mark.attrs.id }, 0],
})

const Styled = Mark.create({
  name: 'styled',
  addAttributes: attributes('class'),
  parseHTML: () => [
    {
      tag: 'span[data-styled]',
      getAttrs: ({ dataset }) =>
        TEXT_STYLES.some((style) => style === dataset.styled) ? { class: dataset.styled } : false,
    },
  ],
  renderHTML: ({ mark }) => ['span', { 'data-styled': mark.attrs.class }, 0],
})

const TextStyle = Mark.create({
  name: 'textStyle',
  addAttributes: attributes('color', 'id', 'class'),
  parseHTML: () => [{ tag: 'span[data-color]', getAttrs: ({ dataset }) => ({ color: dataset.color }) }],
  renderHTML: ({ mark }) => ['span', colored('color', (mark.attrs as Attrs).color), 0],
})

const Highlight = Mark.create({
  name: 'highlight',
  addAttributes: attributes('color'),
  parseHTML: () => [{ tag: 'mark', getAttrs: ({ dataset }) => (dataset.color ? { color: dataset.color } : {}) }],
  renderHTML: ({ mark }) => ['mark', colored('background-color', (mark.attrs as Attrs).color), 0],
})

export const MARKS = [
  Link,
  plain('bold', ['b', 'strong'], 'Mod-b', /(?:^|\s)(\*\*([^*\s](?:[^*]*[^*\s])?)\*\*)$/),
  // `strong` is read from content of other editors; new text gets `bold`.
  plain('strong', []),
  plain('italic', ['em', 'i'], 'Mod-i'),
  plain('underline', ['u'], 'Mod-u'),
  plain('strike', ['s', 'del', 'strike'], 'Mod-Shift-x'),
  plain('code', ['code'], 'Mod-e', /(?:^|\s)(`([^`]+)`)$/),
  plain('superscript', ['sup'], 'Mod-.'),
  plain('subscript', ['sub'], 'Mod-,'),
  Anchor,
  Styled,
  TextStyle,
  Highlight,
]
