import { BlockPicker } from '../form/block-picker.tsx'
import { insertBlocks } from '../story/block-changes.ts'
import type { Block } from '@barriere/shared/stories/types.ts'
import { useStoryContext } from '../story/use-draft.ts'
import { defineWords, useWords } from '../words.ts'

const words = defineWords({ fr: { add: 'Ajouter un bloc' }, en: { add: 'Add a block' } })

/** Place of a new block. */
export interface Insertion {
  readonly parent: Block
  readonly field: string
  readonly at: number
}

interface AddBlockDialogProps {
  insertion: Insertion
  onClose: () => void
}

/** Chooses a block to insert beside the selected one. */
export function AddBlockDialog({ insertion: { parent, field, at }, onClose }: AddBlockDialogProps) {
  const { add } = useWords(words)
  const { draft, components } = useStoryContext()
  const schema = components.get(parent.component)?.schema[field]
  if (!schema) return null
  const pick = (component: string): void => {
    onClose()
    insertBlocks(draft, parent._uid, field, [{ _uid: crypto.randomUUID(), component }], at)
  }
  return <BlockPicker title={add} field={schema} onPick={pick} onClose={onClose} />
}
