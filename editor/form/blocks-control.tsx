import { type KeyboardEvent, useRef, useState } from 'react'
import { duplicateBlock, insertBlocks, moveBlock, removeBlock } from '../story/block-changes.ts'
import { isBlock } from '@barriere/shared/stories/blocks.ts'
import { ChangedBy } from '../story/presence-line.tsx'
import type { Block } from '@barriere/shared/stories/types.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { Badge } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import { BlockPicker } from './block-picker.tsx'
import { copyBlock, pasteBlock, useCopiedComponent } from './block-clipboard.ts'
import type { ControlProps } from './control.ts'
import styles from './form.module.css'
import { mostOf } from '@barriere/shared/stories/field-rules.ts'
import { allowedComponents, summaryOf, titleOf } from '@barriere/shared/stories/summary.ts'
import { markOf, useRowDrag } from './use-row-drag.ts'

const words = defineWords({
  fr: {
    add: 'Ajouter un bloc',
    paste: 'Coller',
    keys: 'Alt + flèche haut ou bas déplace le bloc.',
    actions: (name: string) => `Actions\u00a0: ${name}`,
    above: 'Ajouter au-dessus',
    up: 'Monter',
    down: 'Descendre',
    duplicate: 'Dupliquer',
    copy: 'Copier',
    remove: 'Supprimer',
    unknown: 'Bloc inconnu',
    copied: 'Bloc copié.',
    moved: (at: number, of: number) => `Place ${at} sur ${of}.`,
  },
  en: {
    add: 'Add a block',
    paste: 'Paste',
    keys: 'Alt + up or down arrow moves the block.',
    actions: (name: string) => `Actions: ${name}`,
    above: 'Add above',
    up: 'Move up',
    down: 'Move down',
    duplicate: 'Duplicate',
    copy: 'Copy',
    remove: 'Delete',
    unknown: 'Unknown block',
    copied: 'Block copied.',
    moved: (at: number, of: number) => `Place ${at} of ${of}.`,
  },
})

/** A list of blocks. Each item opens its own form. */
export function BlocksControl({ field, uid, name, value, attributes, label }: ControlProps) {
  const say = useWords(words)
  const { draft, components } = useStoryContext()
  const language = useDraft((state) => state.language)
  const copied = useCopiedComponent()
  /** Index at which the chosen block will be added. */
  const [adding, setAdding] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  const blocks: readonly Block[] = Array.isArray(value) ? value.filter(isBlock) : []
  const allowed = allowedComponents(field, components)
  const most = mostOf(field)
  const isFull = most !== undefined && blocks.length >= most

  const move = (block: Block, to: number): void => {
    if (to < 0 || to >= blocks.length) return
    moveBlock(draft, block._uid, to)
    toast(say.moved(to + 1, blocks.length))
  }
  const onKey = (event: KeyboardEvent, block: Block, index: number): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    move(block, index + by)
  }
  const add = (component: string): void => {
    setAdding(undefined)
    insertBlocks(draft, uid, name, [{ _uid: crypto.randomUUID(), component }], adding)
  }
  const choose = (at: number): void => {
    const [only] = allowed
    if (only && allowed.length === 1)
      insertBlocks(draft, uid, name, [{ _uid: crypto.randomUUID(), component: only.name }], at)
    else setAdding(at)
  }
  const paste = (): void => {
    const block = pasteBlock()
    if (block) insertBlocks(draft, uid, name, [block])
  }
  const { drag, handlers } = useRowDrag(list, ({ from, to }) => {
    const block = blocks[from]
    if (block) move(block, to)
  })
  const marked = drag && markOf(drag)
  return (
    <div {...attributes} className={styles.stack}>
      {blocks.length > 1 && <p className="vh">{say.keys}</p>}
      <ol ref={list} className={styles.rows} data-dragging={drag ? '' : undefined} {...handlers}>
        {blocks.map((block, index) => {
          const title = titleOf(block.component, components)
          return (
            <li
              key={block._uid}
              onPointerEnter={() => draft.hover(block._uid)}
              onPointerLeave={() => draft.hover(undefined)}
              onFocus={() => draft.hover(block._uid)}
              onBlur={() => draft.hover(undefined)}
              className={cx(
                styles.row,
                drag?.from === index && styles.dragged,
                marked === index && styles.over,
                marked === blocks.length && index === blocks.length - 1 && styles.under,
              )}
            >
              {blocks.length > 1 && (
                <span data-handle="" className={styles.handle}>
                  <Icon name="move" />
                </span>
              )}
              <button
                type="button"
                className={styles.open}
                title={blocks.length > 1 ? say.keys : undefined}
                onClick={() => draft.select(block._uid)}
                onKeyDown={(event) => onKey(event, block, index)}
              >
                <span>{title}</span>
                <span className={ui.hint}>{summaryOf(block, components, language)}</span>
              </button>
              <ChangedBy uid={block._uid} isShort />
              {!components.has(block.component) && <Badge kind="bad">{say.unknown}</Badge>}
              <Menu
                label={say.actions(title)}
                items={[
                  { label: say.above, icon: 'add', disabled: isFull, onSelect: () => choose(index) },
                  { label: say.up, icon: 'up', disabled: index === 0, onSelect: () => move(block, index - 1) },
                  {
                    label: say.down,
                    icon: 'down',
                    disabled: index === blocks.length - 1,
                    onSelect: () => move(block, index + 1),
                  },
                  {
                    label: say.duplicate,
                    icon: 'block',
                    disabled: isFull,
                    onSelect: () => duplicateBlock(draft, block._uid),
                  },
                  {
                    label: say.copy,
                    icon: 'copy',
                    onSelect: () => {
                      copyBlock(block)
                      toast(say.copied)
                    },
                  },
                  { label: say.remove, icon: 'trash', onSelect: () => removeBlock(draft, block._uid) },
                ]}
              />
            </li>
          )
        })}
      </ol>
      <div className={ui.row}>
        <Button icon="add" disabled={isFull || allowed.length === 0} onClick={() => choose(blocks.length)}>
          {say.add}
        </Button>
        {copied !== undefined && allowed.some((component) => component.name === copied) && (
          <Button icon="copy" disabled={isFull} onClick={paste}>
            {say.paste}
          </Button>
        )}
      </div>
      {adding !== undefined && (
        <BlockPicker title={`${say.add} – ${label}`} field={field} onPick={add} onClose={() => setAdding(undefined)} />
      )}
    </div>
  )
}
