import { useEffect, useMemo, useState } from 'react'
import { FieldValue } from '../form/field-value.tsx'
import { titleOf } from '@barriere/shared/stories/summary.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toasts.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import { type Decisions, type MergeConflict, type Side, isSame, mergeStories } from './merge.ts'
import { editableOf } from './story-draft.ts'
import styles from './story-screen.module.css'
import { useDraft, useStoryContext } from './use-draft.ts'

const words = defineWords({
  fr: {
    title: 'Deux personnes ont modifié cette page',
    who: (name: string) => `${name} a enregistré cette page pendant que vous la modifiiez.`,
    somebody: 'Quelqu’un d’autre',
    intro:
      'Ce que vous avez changé chacun de votre côté est réuni. ' +
      'Choisissez pour ce que vous avez changé tous les deux\u00a0:',
    merged: (name: string) => `${name} a aussi modifié cette page. Les deux modifications sont réunies.`,
    block: 'le bloc entier',
    removed: 'Supprimé',
    mine: 'La vôtre',
    theirs: 'La sienne',
    allMine: 'Toutes les vôtres',
    allTheirs: 'Toutes les siennes',
    save: 'Enregistrer',
    story: 'Page',
    names: { name: 'Nom', slug: 'Adresse', path: 'Adresse réelle', tag_list: 'Étiquettes' } as Record<string, string>,
  },
  en: {
    title: 'Two people have changed this page',
    who: (name: string) => `${name} saved this page while you were changing it.`,
    somebody: 'Somebody else',
    intro: 'What each of you changed alone is kept from both. Choose for what you both have changed:',
    merged: (name: string) => `${name} has changed this page too. Both changes are kept.`,
    block: 'the whole block',
    removed: 'Deleted',
    mine: 'Yours',
    theirs: 'Theirs',
    allMine: 'All of yours',
    allTheirs: 'All of theirs',
    save: 'Save',
    story: 'Page',
    names: { name: 'Name', slug: 'Address', path: 'Real path', tag_list: 'Tags' } as Record<string, string>,
  },
})

const SIDES: readonly Side[] = ['mine', 'theirs']

/**
 * Conflict: another user has saved the story. Both versions are merged by field. The editor decides about fields that
 * both have changed.
 */
export function ConflictDialog() {
  const say = useWords(words)
  const { draft } = useStoryContext()
  const story = useDraft((state) => state.story)
  const edited = useDraft((state) => state.edited)
  const theirs = useDraft((state) => state.theirs)
  const [decisions, setDecisions] = useState<Decisions>({})
  const merged = useMemo(
    () => theirs && mergeStories(editableOf(story), edited, editableOf(theirs.story), decisions),
    [story, edited, theirs, decisions],
  )
  const who = theirs?.by ?? say.somebody
  const isClear = merged?.conflicts.length === 0
  useEffect(() => {
    if (!isClear || !merged || !theirs) return
    // The service already has the changes, for example after a save whose answer was lost.
    if (isSame(merged.edited, editableOf(theirs.story))) {
      draft.take(theirs.story, theirs.etag)
      return
    }
    draft.resolve(merged.edited)
    toast(say.merged(who))
    void draft.save()
  }, [isClear, merged, theirs, draft, say, who])
  if (!merged || isClear) return null
  const { conflicts } = merged
  const all = (side: Side): void => setDecisions(Object.fromEntries(conflicts.map(({ key }) => [key, side])))
  const save = (): void => {
    draft.resolve(merged.edited)
    void draft.save()
  }
  return (
    // Closing the dialog keeps `mine`, the default of each choice.
    <Dialog title={say.title} onClose={save} width={48}>
      <p>{say.who(who)}</p>
      <p>{say.intro}</p>
      <div className={ui.row}>
        <Button onClick={() => all('mine')}>{say.allMine}</Button>
        <Button onClick={() => all('theirs')}>{say.allTheirs}</Button>
      </div>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.key}
          conflict={conflict}
          side={decisions[conflict.key] ?? 'mine'}
          onChange={(side) => setDecisions({ ...decisions, [conflict.key]: side })}
        />
      ))}
      <div className={ui.row}>
        <Button kind="main" onClick={save}>
          {say.save}
        </Button>
      </div>
    </Dialog>
  )
}

interface ConflictChoiceProps {
  conflict: MergeConflict
  side: Side
  onChange: (side: Side) => void
}

function ConflictChoice({ conflict, side, onChange }: ConflictChoiceProps) {
  const say = useWords(words)
  const { components } = useStoryContext()
  const { block, field, key } = conflict
  const [plain = '', language] = field?.split('__i18n__') ?? []
  const schema = components.get(block.component)?.schema[plain]
  const label = schema?.display_name ?? say.names[plain] ?? plain
  const shown = (value: unknown) => {
    if (value === undefined && field === undefined) return say.removed
    if (field === undefined) return say.block
    return <FieldValue field={schema} value={value} />
  }
  return (
    <fieldset className={styles.conflict}>
      <legend>
        {titleOf(block.component, components)} – {field === undefined ? say.block : label}
        {language !== undefined && ` (${language})`}
      </legend>
      {SIDES.map((one) => (
        <label key={one} className={styles.side}>
          <input type="radio" name={key} checked={side === one} onChange={() => onChange(one)} />
          <span>
            <strong>{say[one]}</strong>
            <span className={styles.sideText}>{shown(conflict[one])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
