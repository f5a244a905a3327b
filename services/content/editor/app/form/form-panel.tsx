import { TextField } from '../ui/field.tsx'
import { defineWords, useWords } from '../words.ts'
import { useDraft, useStoryContext } from '../story/use-draft.ts'
import styles from './form-panel.module.css'

const words = defineWords({ fr: { name: 'Nom', panel: 'Champs' }, en: { name: 'Name', panel: 'Fields' } })

/** The fields of the selected block. */
export function FormPanel() {
  const { draft } = useStoryContext()
  const say = useWords(words)
  const name = useDraft(({ edited }) => edited.name)
  return (
    <section aria-label={say.panel} className={styles.panel}>
      <TextField
        label={say.name}
        value={name}
        onChange={({ target }) =>
          draft.edit((edited) => {
            edited.name = target.value
          }, 'name')
        }
      />
    </section>
  )
}
