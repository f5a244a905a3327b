import { useState } from 'react'
import { Link } from 'wouter'
import { Button, IconButton } from '../ui/button.tsx'
import { toast } from '../ui/toasts.tsx'
import { defineWords, useWords } from '../words.ts'
import { SaveState } from './save-state.tsx'
import styles from './story-screen.module.css'
import { DEFAULT_LANGUAGE } from './types.ts'
import { useDraft, useStoryContext } from './use-draft.ts'

const words = defineWords({
  fr: {
    back: 'Contenu',
    undo: 'Annuler',
    redo: 'Rétablir',
    save: 'Enregistrer',
    publish: 'Publier',
    published: 'En ligne.',
    language: 'Langue du contenu',
    original: 'Français',
  },
  en: {
    back: 'Content',
    undo: 'Undo',
    redo: 'Redo',
    save: 'Save',
    publish: 'Publish',
    published: 'Live.',
    language: 'Language of the content',
    original: 'French',
  },
})

/** Name and state of the story, its languages, and what is done with it as a whole. */
export function StoryBar() {
  const { draft, space } = useStoryContext()
  const say = useWords(words)
  const name = useDraft(({ edited }) => edited.name)
  const saving = useDraft((state) => state.saving)
  const canUndo = useDraft((state) => state.canUndo)
  const canRedo = useDraft((state) => state.canRedo)
  const language = useDraft((state) => state.language)
  const [isPublishing, setPublishing] = useState(false)
  const publish = async (): Promise<void> => {
    setPublishing(true)
    if (await draft.save({ publish: true })) toast(say.published)
    setPublishing(false)
  }
  return (
    <div className={styles.bar}>
      <Link href="/">{say.back}</Link>
      <h1>{name}</h1>
      <SaveState />
      <select aria-label={say.language} value={language} onChange={({ target }) => draft.setLanguage(target.value)}>
        <option value={DEFAULT_LANGUAGE}>{say.original}</option>
        {space.languages.map(({ code, name: label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      <IconButton icon="undo" label={say.undo} disabled={!canUndo} onClick={() => draft.undo()} />
      <IconButton icon="redo" label={say.redo} disabled={!canRedo} onClick={() => draft.redo()} />
      <Button disabled={saving !== 'changed' && saving !== 'failed'} onClick={() => void draft.save()}>
        {say.save}
      </Button>
      <Button kind="main" icon="publish" disabled={isPublishing} onClick={() => void publish()}>
        {say.publish}
      </Button>
    </div>
  )
}
