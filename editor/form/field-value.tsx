import type { ComponentField } from '@barriere/shared/stories/types.ts'
import { useStoryContext } from '../story/use-draft.ts'
import { useLanguage } from '../words.ts'
import { useStoriesByUuid } from './stories-by-uuid.ts'
import { uuidsIn, valueText } from './value-text.ts'

interface FieldValueProps {
  /** Undefined for a property of the story itself. */
  field: ComponentField | undefined
  value: unknown
  /** Maximum number of characters shown; default all. */
  most?: number
}

/** A read-only value of a field, in the editor's language. */
export function FieldValue({ field, value, most = Number.POSITIVE_INFINITY }: FieldValueProps) {
  const { components } = useStoryContext()
  const language = useLanguage()
  const stories = useStoriesByUuid(uuidsIn(field, value))
  const text = valueText(field, value, { language, components, stories })
  return text.length > most ? `${text.slice(0, most)}…` : text
}
