import { Editor, Extension } from '@tiptap/core'
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { fileUrl } from '../../api.ts'
import { useMayChange, useStoryContext } from '../../story/use-draft.ts'
import { Note } from '../../ui/note.tsx'
import ui from '../../ui/ui.module.css'
import { cx } from '../../ui/cx.ts'
import { defineWords, useWords } from '../../words.ts'
import type { ControlProps } from '../control.ts'
import { summaryOf, titleOf } from '@barriere/shared/stories/summary.ts'
import { EmbedDialogs, type EmbedRequest } from './embed-dialogs.tsx'
import { cleanPastedHtml } from './clean-paste.ts'
import { EMPTY, EXTENSIONS, type StoredDocument, readDocument, toStoredDocument } from './document.ts'
import { Blok, Image, blocksOf } from './nodes.ts'
import styles from './rich-text.module.css'
import { Toolbar } from './toolbar.tsx'

const words = defineWords({
  fr: {
    unknown:
      'Ce texte a des parties que cet éditeur ne connaît pas et perdrait\u00a0: il ne peut pas être modifié ici.',
    change: 'Modifier',
    image: 'Image',
  },
  en: {
    unknown: 'This text has parts that this editor does not know and would lose: it cannot be changed here.',
    change: 'Change',
    image: 'Picture',
  },
})

/** Formatted text: the nodes and marks that the site shows. */
export function RichTextControl(props: ControlProps) {
  const { unknown } = useWords(words)
  const document = readDocument(props.value)
  return document ? <RichTextEditor {...props} document={document} /> : <Note kind="warn">{unknown}</Note>
}

function RichTextEditor({ document, onChange, attributes, label }: ControlProps & { document: StoredDocument }) {
  const say = useWords(words)
  const { draft, components } = useStoryContext()
  const mayEdit = useMayChange()
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [request, setRequest] = useState<EmbedRequest>()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  /** The editor's document. A different value comes from elsewhere, such as undo. */
  const held = useRef(document)
  const latest = useRef({ onChange, say, components })
  useLayoutEffect(() => {
    latest.current = { onChange, say, components }
  })

  useEffect(() => {
    if (!host.current) return undefined
    const embedded = { openLabel: latest.current.say.change, pictureOf: () => undefined }
    const made = new Editor({
      element: host.current,
      // The content security policy allows no inline styles.
      injectCSS: false,
      editable: mayEdit,
      content: held.current,
      extensions: [
        ...EXTENSIONS,
        Image.configure({
          ...embedded,
          describe: ({ attrs }) => String(attrs.alt ?? '') || latest.current.say.image,
          pictureOf: ({ attrs }) => (typeof attrs.src === 'string' && attrs.src ? fileUrl(attrs.src) : undefined),
          open: ({ attrs }, at) => setRequest({ kind: 'image', attrs, at }),
        }),
        Blok.configure({
          ...embedded,
          describe: ({ attrs }) => {
            const known = latest.current.components
            return blocksOf(attrs)
              .map((block) => `${titleOf(block.component, known)} ${summaryOf(block, known, 'default')}`)
              .join(' · ')
          },
          open: ({ attrs }) => {
            const [first] = blocksOf(attrs)
            if (first) draft.select(first._uid)
          },
        }),
        Extension.create({
          name: 'link shortcut',
          addKeyboardShortcuts: () => ({
            'Mod-k': () => {
              setRequest({ kind: 'link' })
              return true
            },
          }),
        }),
      ],
      editorProps: {
        attributes: { 'class': styles.text ?? '', 'role': 'textbox', 'aria-multiline': 'true', 'aria-label': label },
        transformPastedHTML: cleanPastedHtml,
      },
      onTransaction: redraw,
      onUpdate: ({ editor: changed }) => {
        const stored = toStoredDocument(changed.getJSON())
        held.current = stored ?? EMPTY
        latest.current.onChange(stored)
      },
    })
    setEditor(made)
    return () => made.destroy()
  }, [draft, label, mayEdit])

  // Race: a layout effect runs before further typing. A later effect would overwrite it with an older value.
  useLayoutEffect(() => {
    if (!editor || editor.isDestroyed || held.current === document) return
    held.current = document
    const { from, to } = editor.state.selection
    editor.commands.setContent(document, { emitUpdate: false })
    const end = editor.state.doc.content.size
    editor.commands.setTextSelection({ from: Math.min(from, end), to: Math.min(to, end) })
  }, [editor, document])

  return (
    <div {...attributes} className={styles.frame}>
      {editor && (
        <Toolbar
          editor={editor}
          label={label}
          onLink={() => setRequest({ kind: 'link' })}
          onImage={() => setRequest({ kind: 'image', attrs: undefined, at: undefined })}
          onBlock={() => setRequest({ kind: 'block' })}
          onAnchor={() => setRequest({ kind: 'anchor' })}
        />
      )}
      <div ref={host} className={cx(ui.input, styles.host)} />
      {editor && request && <EmbedDialogs editor={editor} request={request} onClose={() => setRequest(undefined)} />}
    </div>
  )
}
