import { Suspense, lazy } from 'react'
import type { TranslationState } from '@barriere/shared/stories/translations.ts'
import { plainText } from '@barriere/shared/stories/summary.ts'
import { TextControl } from '../form/simple-controls.tsx'
import { setFields } from '../story/block-changes.ts'
import type { Block, ComponentField } from '@barriere/shared/stories/types.ts'
import { useStoryContext } from '../story/use-draft.ts'
import { Boundary } from '../ui/boundary.tsx'
import { Field } from '../ui/field.tsx'
import { Badge } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './translate-screen.module.css'

const RichTextControl = lazy(async () => ({
  default: (await import('../form/rich-text/rich-text-control.tsx')).RichTextControl,
}))

const words = defineWords({
  fr: {
    missing: 'Non traduit',
    outdated: 'Plus ancien que l’original',
    take: 'Reprendre l’original',
    confirm: 'Marquer à jour',
    tooLong: (over: number) => `${over} caractère${over > 1 ? 's' : ''} de trop.`,
    loading: 'Chargement…',
  },
  en: {
    missing: 'Not translated',
    outdated: 'Older than the original',
    take: 'Take the original',
    confirm: 'Mark as up to date',
    tooLong: (over: number) => `${over} character${over === 1 ? '' : 's'} too many.`,
    loading: 'Loading…',
  },
})

interface FieldProps {
  block: Block
  field: ComponentField
  name: string
  /** Key of the translation in the block. */
  translatedName: string
  state: TranslationState
  language: string
  /** Called to mark the translation as up to date. */
  onConfirm: () => void
}

/** The original of a field, and an input for its translation. */
export function TranslatedField({ block, field, name, translatedName, state, language, onConfirm }: FieldProps) {
  const say = useWords(words)
  const { draft } = useStoryContext()
  const original = block[name]
  const value = block[translatedName]
  const label = field.display_name ?? name
  const isRich = field.type === 'richtext'
  const over = isRich ? 0 : plainText(value).length - (field.max_length ?? Number.POSITIVE_INFINITY)
  const set = (next: unknown): void => setFields(draft, block._uid, { [translatedName]: next })
  const Control = isRich ? RichTextControl : TextControl
  return (
    <div className={styles.pair} data-left={state === 'done' ? undefined : state}>
      <div className={styles.original} lang="fr">
        {paragraphsOf(original).map((text, index) => (
          // Paragraphs have no identity but their index.
          <p key={index}>{text}</p>
        ))}
      </div>
      <Field
        group={isRich}
        label={label}
        fault={over > 0 ? say.tooLong(over) : undefined}
        beside={
          <>
            {state !== 'done' && <Badge kind="warn">{say[state]}</Badge>}
            {state === 'missing' && (
              <button type="button" className={styles.take} onClick={() => set(original)}>
                {say.take}
              </button>
            )}
            {state === 'outdated' && (
              <button type="button" className={styles.take} onClick={onConfirm}>
                {say.confirm}
              </button>
            )}
          </>
        }
      >
        {(attributes) => (
          <div lang={language}>
            <Boundary>
              <Suspense fallback={<p>{say.loading}</p>}>
                <Control
                  field={field}
                  uid={block._uid}
                  name={translatedName}
                  value={value}
                  onChange={set}
                  attributes={attributes}
                  label={label}
                />
              </Suspense>
            </Boundary>
          </div>
        )}
      </Field>
    </div>
  )
}

/** Text of a value, one paragraph for each line or node of formatted text. */
function paragraphsOf(value: unknown): string[] {
  const parts =
    typeof value === 'object' && value !== null && Array.isArray((value as { content?: unknown }).content)
      ? (value as { content: readonly unknown[] }).content.map(plainText)
      : plainText(value).split('\n')
  return parts.filter((part) => part.trim() !== '')
}
