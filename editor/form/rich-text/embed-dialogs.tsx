import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { toPlain } from '@barriere/shared/domain/text/plain-words.ts'
import { useStoryContext } from '../../story/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import ui from '../../ui/ui.module.css'
import { defineWords, useWords } from '../../words.ts'
import { OneAsset } from '../asset-control.tsx'
import { filenameOf, wholeAsset } from '@barriere/shared/stories/asset-value.ts'
import { LinkDialog } from '../link-dialog.tsx'
import { NO_LINK, readLinkMark, toLinkMark } from '@barriere/shared/stories/link-value.ts'
import { PickDialog } from '../pick-dialog.tsx'
import { allowedComponents } from '@barriere/shared/stories/summary.ts'

const words = defineWords({
  fr: {
    image: 'Image',
    done: 'Appliquer',
    block: 'Bloc dans le texte',
    anchor: 'Ancre',
    anchorHint: 'Les liens y mènent par ce nom.',
  },
  en: {
    image: 'Picture',
    done: 'Apply',
    block: 'Block in the text',
    anchor: 'Anchor',
    anchorHint: 'Links lead here by this name.',
  },
})

type Attrs = Readonly<Record<string, unknown>>

/** A dialog that the text editor has requested. */
export type EmbedRequest =
  | { readonly kind: 'link' | 'block' | 'anchor' }
  | { readonly kind: 'image'; readonly attrs: Attrs | undefined; readonly at: number | undefined }

interface EmbedDialogsProps {
  editor: Editor
  request: EmbedRequest
  onClose: () => void
}

/** Dialogs that insert something into a text: links, anchors, pictures, blocks. */
export function EmbedDialogs({ editor, request, onClose }: EmbedDialogsProps) {
  const props = { editor, onClose }
  switch (request.kind) {
    case 'link':
      return <TextLink {...props} />
    case 'anchor':
      return <TextAnchor {...props} />
    case 'block':
      return <TextBlock {...props} />
    case 'image':
      return <TextImage {...props} {...request} />
  }
}

type PartProps = Omit<EmbedDialogsProps, 'request'>

function TextLink({ editor, onClose }: PartProps) {
  const isSet = editor.isActive('link')
  const before = editor.getAttributes('link')
  const { from, to } = editor.state.selection
  return (
    <LinkDialog
      link={isSet ? readLinkMark(before) : NO_LINK}
      onDone={(link) => {
        // Without selected text, the address becomes the text of the link.
        const isNew = from === to && !isSet
        const end = isNew ? from + link.address.length : to
        const chain = editor.chain().focus()
        if (isNew) chain.insertContent(link.address).setTextSelection({ from, to: end })
        else chain.extendMarkRange('link')
        chain
          .setMark('link', { ...(before.custom ? { custom: before.custom } : {}), ...toLinkMark(link) })
          // Typing continues after the link instead of replacing it.
          .setTextSelection(end)
          .run()
        onClose()
      }}
      onRemove={
        isSet
          ? () => {
              editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
              onClose()
            }
          : undefined
      }
      onClose={onClose}
    />
  )
}

function TextAnchor({ editor, onClose }: PartProps) {
  const say = useWords(words)
  const [id, setId] = useState(String(editor.getAttributes('anchor').id ?? ''))
  const send = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    const chain = editor.chain().focus().extendMarkRange('anchor')
    if (id.trim() === '') chain.unsetMark('anchor').run()
    else chain.setMark('anchor', { id: id.trim() }).run()
    onClose()
  }
  return (
    <Dialog title={say.anchor} onClose={onClose}>
      <form onSubmit={send} className={ui.form}>
        <TextField
          label={say.anchor}
          hint={say.anchorHint}
          autoFocus
          value={id}
          onChange={({ target }) => setId(target.value)}
        />
        <div className={ui.row}>
          <Button kind="main" type="submit">
            {say.done}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function TextBlock({ editor, onClose }: PartProps) {
  const say = useWords(words)
  const { components } = useStoryContext()
  const [search, setSearch] = useState('')
  const wanted = toPlain(search.trim())
  return (
    <PickDialog
      title={say.block}
      search={search}
      onSearch={setSearch}
      items={allowedComponents({ type: 'bloks' }, components)
        .filter((component) => toPlain(`${component.display_name} ${component.name}`).includes(wanted))
        .map(({ name, display_name: title }) => ({ key: name, name: title ?? name, detail: name }))}
      onPick={(component) => {
        const body = [{ _uid: crypto.randomUUID(), component }]
        editor
          .chain()
          .focus()
          .insertContent({ type: 'blok', attrs: { id: crypto.randomUUID(), body } })
          .run()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** Converts a picture of the text to an asset; its address is `src`. */
const toAsset = (attrs: Attrs | undefined): Attrs => {
  const { src = '', ...rest } = attrs ?? {}
  return { ...rest, filename: src }
}

function TextImage({ editor, attrs, at, onClose }: PartProps & { attrs: Attrs | undefined; at: number | undefined }) {
  const say = useWords(words)
  const [asset, setAsset] = useState<unknown>(() => toAsset(attrs))
  const done = (): void => {
    const { id, alt, title, source, copyright, meta_data } = asset as Attrs
    const next = { id, src: filenameOf(asset), alt, title, source, copyright, meta_data }
    if (at !== undefined) editor.chain().focus().setNodeSelection(at).updateAttributes('image', next).run()
    else if (next.src !== '') editor.chain().focus().insertContent({ type: 'image', attrs: next }).run()
    onClose()
  }
  return (
    <Dialog title={say.image} onClose={onClose}>
      <OneAsset
        label={say.image}
        kinds={['picture']}
        value={asset}
        onChange={(next) => setAsset(next ?? wholeAsset({}))}
      />
      <div className={ui.row}>
        <Button kind="main" onClick={done}>
          {say.done}
        </Button>
      </div>
    </Dialog>
  )
}
