import { useMemo, useState } from 'react'
import { useDraft } from '../story/use-draft.ts'
import { defineWords, useWords } from '../words.ts'
import { previewAddress } from './preview-address.ts'
import styles from './preview-panel.module.css'

const words = defineWords({ fr: { frame: 'Aperçu de la page' }, en: { frame: 'Preview of the page' } })

/** The page as visitors will see it. */
export function PreviewPanel() {
  const { frame } = useWords(words)
  const story = useDraft((state) => state.story)
  const language = useDraft((state) => state.language)
  const [first] = useState(story)
  // A new address loads the page anew: it changes with the language alone.
  const address = useMemo(() => previewAddress(first, language), [first, language])
  return <iframe className={styles.frame} title={frame} src={address} />
}
