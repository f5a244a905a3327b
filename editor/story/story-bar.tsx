import { useState } from 'react'
import { Link } from 'wouter'
import { ApiError } from '../api.ts'
import { ChecksDialog } from '../checks/checks-dialog.tsx'
import { type WeighedFault, useChecks } from '../checks/use-checks.ts'
import { useRefusalText } from '../history/use-action.ts'
import { useMayPublish } from '../session/session.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toasts.tsx'
import ui from '../ui/ui.module.css'
import { PHONE_SCREEN, useMedia } from '../ui/use-media.ts'
import { defineWords, useWords } from '../words.ts'
import { OnlineState } from './online-state.tsx'
import { PresenceLine } from './presence-line.tsx'
import { SaveState } from './save-state.tsx'
import styles from './story-screen.module.css'
import { DEFAULT_LANGUAGE } from '@barriere/shared/stories/types.ts'
import { useDraft, useStoryContext } from './use-draft.ts'
import { VersionPicker } from './version-picker.tsx'

const words = defineWords({
  fr: {
    back: 'Contenu',
    undo: 'Annuler',
    redo: 'Rétablir',
    save: 'Enregistrer',
    publish: 'Publier',
    published: 'En ligne.',
    kept: 'Enregistré, mais pas publié.',
    mayNot: 'Votre rôle ne permet pas de publier.',
    unchecked: 'La page n’a pas pu être vérifiée\u00a0; elle n’est pas publiée.',
    language: 'Langue du contenu',
    original: 'Français',
    toRelease: 'Mise en ligne groupée',
  },
  en: {
    back: 'Content',
    undo: 'Undo',
    redo: 'Redo',
    save: 'Save',
    publish: 'Publish',
    published: 'Live.',
    kept: 'Saved, but not published.',
    mayNot: 'Your role does not let you publish.',
    unchecked: 'The page could not be checked; it is not published.',
    language: 'Language of the content',
    original: 'French',
    toRelease: 'Its release',
  },
})

/** Name, state and languages of the story, and actions on the whole story. */
export function StoryBar() {
  const { draft, space, release } = useStoryContext()
  const say = useWords(words)
  const name = useDraft(({ edited }) => edited.name)
  const saving = useDraft((state) => state.saving)
  const canUndo = useDraft((state) => state.canUndo)
  const canRedo = useDraft((state) => state.canRedo)
  const language = useDraft((state) => state.language)
  const [isPublishing, setPublishing] = useState(false)
  const isPhone = useMedia(PHONE_SCREEN)
  const isSaved = saving !== 'changed' && saving !== 'failed'
  const mayPublish = useMayPublish()
  const check = useChecks()
  const refusalText = useRefusalText()
  const [faults, setFaults] = useState<readonly WeighedFault[]>([])
  const publish = async (): Promise<void> => {
    setFaults([])
    setPublishing(true)
    if (await draft.save({ publish: true })) toast(say.published)
    const { refusal } = draft.get()
    if (refusal) toast(`${say.kept} ${refusalText(refusal)}`)
    setPublishing(false)
  }
  const checkAndPublish = async (): Promise<void> => {
    setPublishing(true)
    try {
      const found = await check()
      setFaults(found)
      if (found.length === 0) await publish()
    } catch (error) {
      // Fails closed: a story that cannot be checked is not published.
      if (!(error instanceof ApiError)) throw error
      toast(say.unchecked)
    } finally {
      setPublishing(false)
    }
  }
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <Link href="/" aria-label={isPhone ? say.back : undefined} className={styles.back}>
          {isPhone ? <Icon name="back" /> : say.back}
        </Link>
        <h1>{name}</h1>
        <OnlineState />
        <SaveState />
        <PresenceLine />
      </div>
      <div className={cx(styles.row, styles.tools)}>
        <select
          className={ui.input}
          aria-label={say.language}
          value={language}
          onChange={({ target }) => draft.setLanguage(target.value)}
        >
          <option value={DEFAULT_LANGUAGE}>{say.original}</option>
          {space.languages.map(({ code, name: label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
        <VersionPicker />
        <IconButton icon="undo" label={say.undo} disabled={!canUndo} onClick={() => draft.undo()} />
        <IconButton icon="redo" label={say.redo} disabled={!canRedo} onClick={() => draft.redo()} />
        {isPhone ? (
          <IconButton icon="save" label={say.save} disabled={isSaved} onClick={() => void draft.save()} />
        ) : (
          <Button disabled={isSaved} onClick={() => void draft.save()}>
            {say.save}
          </Button>
        )}
        {release ? (
          <Link href={`/releases/${release.id}`}>{say.toRelease}</Link>
        ) : (
          <Button
            kind="main"
            {...(isPhone ? {} : { icon: 'publish' })}
            disabled={isPublishing || !mayPublish}
            title={mayPublish ? undefined : say.mayNot}
            onClick={() => void checkAndPublish()}
          >
            {say.publish}
          </Button>
        )}
      </div>
      {faults.length > 0 && (
        <ChecksDialog faults={faults} onPublish={() => void publish()} onClose={() => setFaults([])} />
      )}
    </div>
  )
}
