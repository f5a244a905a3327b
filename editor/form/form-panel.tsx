import { useEffect, useRef, useState } from 'react'
import { findBlock } from '@barriere/shared/stories/blocks.ts'
import { ChangedBy } from '../story/presence-line.tsx'
import { DEFAULT_LANGUAGE } from '@barriere/shared/stories/types.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { useMayEdit } from '../session/session.ts'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import { BlockForm } from './block-form.tsx'
import styles from './form.module.css'
import { tabOfField, tabsOf } from './form-layout.ts'
import { Breadcrumb, Outline } from './outline.tsx'
import { titleOf } from '@barriere/shared/stories/summary.ts'

const words = defineWords({
  fr: {
    name: 'Nom',
    nameHint: 'Dans l’éditeur et dans les listes.',
    panel: 'Champs',
    reading: 'Votre rôle permet de lire cette page, pas de la modifier.',
  },
  en: {
    name: 'Name',
    nameHint: 'In the editor and in lists.',
    panel: 'Fields',
    reading: 'Your role lets you read this page, not change it.',
  },
})

const FOCUSABLE = 'input, textarea, select, [contenteditable="true"], button'

/** The fields of the selected block. */
export function FormPanel() {
  const { draft, components } = useStoryContext()
  const say = useWords(words)
  const mayEdit = useMayEdit()
  const name = useDraft(({ edited }) => edited.name)
  const root = useDraft(({ edited }) => edited.content)
  const selected = useDraft((state) => state.selected)
  const language = useDraft((state) => state.language)
  const focus = useDraft((state) => state.focus)
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(selected)
  /** Open tab of each block, so that a form reopens as it was left. */
  const [tabs, setTabs] = useState<Readonly<Record<string, string>>>({})
  const [followed, setFollowed] = useState<typeof focus>()
  // Undo may have removed the selected block: then the root is shown.
  const blocks = findBlock(root, selected)?.blocks ?? [root]
  const block = blocks.at(-1) ?? root

  // Set during rendering, so that the field is visible when it receives the focus.
  if (focus !== followed) {
    setFollowed(focus)
    const schema = components.get(block.component)?.schema
    if (focus && schema && focus.uid === block._uid) {
      const [field = ''] = focus.field.split('__i18n__')
      const all = tabsOf(schema)
      // The name of the story is at the top of the first tab.
      const tab = tabOfField(all, field) ?? (field === 'name' ? all[0] : undefined)
      if (tab) setTabs({ ...tabs, [block._uid]: tab.name })
    }
  }

  useEffect(() => {
    if (shown.current === block._uid) return
    shown.current = block._uid
    panel.current?.scrollTo({ top: 0 })
    // If the clicked button was removed with the former form, the heading takes the focus. Otherwise the focus stays.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [block._uid])

  useEffect(() => {
    if (!focus || focus.uid !== block._uid) return
    const field = panel.current?.querySelector(`[data-field="${CSS.escape(focus.field)}"]`)
    field?.closest('details')?.setAttribute('open', '')
    field?.scrollIntoView({ block: 'nearest' })
    // Undo within one field: the focus is already there, and the text cursor stays.
    if (!field?.contains(document.activeElement)) field?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }, [focus, block._uid])

  return (
    <section ref={panel} aria-label={say.panel} className={styles.panel}>
      <Outline />
      {blocks.length > 1 && <Breadcrumb blocks={blocks} />}
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(block.component, components)}
      </h2>
      <ChangedBy uid={block._uid} />
      {!mayEdit && <Note>{say.reading}</Note>}
      <BlockForm block={block} tab={tabs[block._uid]} onTab={(tab) => setTabs({ ...tabs, [block._uid]: tab })}>
        {block === root && language === DEFAULT_LANGUAGE && (
          <div data-field="name">
            <TextField
              label={say.name}
              hint={say.nameHint}
              value={name}
              onChange={({ target }) =>
                draft.edit((edited) => {
                  edited.name = target.value
                }, 'name')
              }
            />
          </div>
        )}
      </BlockForm>
    </section>
  )
}
