import { useState } from 'react'
import { childBlocks } from '@barriere/shared/stories/blocks.ts'
import { ChangedBy } from '../story/presence-line.tsx'
import type { Block } from '@barriere/shared/stories/types.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import styles from './form.module.css'
import { summaryOf, titleOf } from '@barriere/shared/stories/summary.ts'

const words = defineWords({
  fr: { outline: 'Plan de la page', breadcrumb: 'Bloc choisi' },
  en: { outline: 'Outline of the page', breadcrumb: 'Selected block' },
})

/** The ancestors of the selected block, the page first. */
export function Breadcrumb({ blocks }: { blocks: readonly Block[] }) {
  const { breadcrumb } = useWords(words)
  const { draft, components } = useStoryContext()
  return (
    <nav aria-label={breadcrumb} className={styles.breadcrumb}>
      <ol>
        {blocks.map((block, index) => (
          <li key={block._uid}>
            <button
              type="button"
              className={styles.crumb}
              aria-current={index === blocks.length - 1 ? 'true' : undefined}
              onClick={() => draft.select(block._uid)}
            >
              {titleOf(block.component, components)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** All blocks of the page as a tree, to select any of them. */
export function Outline() {
  const { outline } = useWords(words)
  const root = useDraft(({ edited }) => edited.content)
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen} className={styles.outline} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{outline}</summary>
      {isOpen && (
        <ul>
          <OutlineEntry block={root} onSelect={() => setOpen(false)} />
        </ul>
      )}
    </details>
  )
}

function OutlineEntry({ block, onSelect }: { block: Block; onSelect: () => void }) {
  const { draft, components } = useStoryContext()
  const language = useDraft((state) => state.language)
  const isSelected = useDraft((state) => state.selected === block._uid)
  const children = childBlocks(block)
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => {
          draft.select(block._uid)
          onSelect()
        }}
      >
        <span>{titleOf(block.component, components)}</span>
        <span className={ui.hint}>{summaryOf(block, components, language)}</span>
        <ChangedBy uid={block._uid} isShort />
      </button>
      {children.length > 0 && (
        <ul>
          {children.map(({ block: child }) => (
            <OutlineEntry key={child._uid} block={child} onSelect={onSelect} />
          ))}
        </ul>
      )}
    </li>
  )
}
