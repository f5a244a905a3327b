import { useState } from 'react'
import { Link } from 'wouter'
import { Button, IconButton } from '../ui/button.tsx'
import { Badge } from '../ui/note.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import { type ControlProps, textOf } from './control.ts'
import styles from './form.module.css'
import { mostOf } from '@barriere/shared/stories/field-rules.ts'
import { useStoriesByUuid } from './stories-by-uuid.ts'
import { StoryPicker } from './story-picker.tsx'

const words = defineWords({
  fr: {
    add: 'Ajouter une page',
    change: 'Choisir une autre page',
    up: (name: string) => `Monter ${name}`,
    down: (name: string) => `Descendre ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    offline: 'Non publiée',
    gone: 'Page supprimée',
  },
  en: {
    add: 'Add a page',
    change: 'Choose another page',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,
    offline: 'Not published',
    gone: 'Page deleted',
  },
})

/** References to other stories, in the editor's order: a list of uuids, or one uuid (`option`). */
export function RelationControl({ field, value, onChange, attributes, label }: ControlProps) {
  const say = useWords(words)
  const [isPicking, setPicking] = useState(false)
  const isList = field.type === 'options'
  const uuids = Array.isArray(value) ? value.map(textOf) : textOf(value) === '' ? [] : [textOf(value)]
  const stories = useStoriesByUuid(uuids)
  const most = isList ? mostOf(field) : 1
  const set = (next: readonly string[]): void => onChange(isList ? next : next[0])
  const move = (from: number, to: number): void => {
    const next = [...uuids]
    next.splice(to, 0, ...next.splice(from, 1))
    set(next)
  }
  return (
    <div {...attributes} className={styles.stack}>
      {uuids.length > 0 && (
        <ul className={styles.rows}>
          {uuids.map((uuid, index) => {
            const story = stories?.get(uuid)
            const name = story?.name ?? uuid
            return (
              <li key={uuid} className={styles.row}>
                <span className={styles.rowText}>
                  {story ? <Link href={`/stories/${story.id}`}>{name}</Link> : name}
                  {story && <span className={ui.hint}>{story.full_slug}</span>}
                </span>
                {story && !story.published && <Badge kind="warn">{say.offline}</Badge>}
                {stories && !story && <Badge kind="bad">{say.gone}</Badge>}
                {uuids.length > 1 && (
                  <>
                    <IconButton
                      icon="up"
                      label={say.up(name)}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <IconButton
                      icon="down"
                      label={say.down(name)}
                      disabled={index === uuids.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                  </>
                )}
                <IconButton
                  icon="close"
                  label={say.remove(name)}
                  onClick={() => set(uuids.filter((other) => other !== uuid))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <div className={ui.row}>
        <Button
          icon={most === 1 && uuids.length > 0 ? 'search' : 'add'}
          disabled={most !== undefined && most > 1 && uuids.length >= most}
          onClick={() => setPicking(true)}
        >
          {most === 1 && uuids.length > 0 ? say.change : say.add}
        </Button>
      </div>
      {isPicking && (
        <StoryPicker
          title={label}
          types={field.filter_content_type ?? []}
          without={uuids}
          onPick={({ uuid }) => {
            set(most === 1 ? [uuid] : [...uuids, uuid])
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}
