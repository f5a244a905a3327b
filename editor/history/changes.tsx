import { Fragment } from 'react'
import type { BlockStep, FieldChange } from '@barriere/shared/stories/changes.ts'
import { FieldValue } from '../form/field-value.tsx'
import { isTextField } from '../form/value-text.ts'
import type { Component, ComponentField } from '@barriere/shared/stories/types.ts'
import { Badge } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'

const words = defineWords({
  fr: {
    none: 'Aucune différence.',
    change: { added: 'Ajouté', removed: 'Retiré', changed: 'Modifié', moved: 'Déplacé' },
    before: 'Avant',
    after: 'Après',
    properties: {
      name: 'Nom',
      path: 'Adresse réelle',
      sort_by_date: 'Date de tri',
      tag_list: 'Étiquettes',
      meta_data: 'Données',
      translated_slugs: 'Adresses traduites',
    },
  },
  en: {
    none: 'No difference.',
    change: { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' },
    before: 'Before',
    after: 'After',
    properties: {
      name: 'Name',
      path: 'Real path',
      sort_by_date: 'Sorting date',
      tag_list: 'Tags',
      meta_data: 'Data',
      translated_slugs: 'Translated addresses',
    },
  },
})

type Words = (typeof words)['fr']
type Components = ReadonlyMap<string, Component>

const KINDS = { added: 'good', removed: 'bad', changed: 'plain', moved: 'plain' } as const

/** Maximum length of a value that is not compared word by word, in characters. */
const SHOWN = 240

interface ChangesProps {
  changes: readonly FieldChange[]
  components: Components
  /** Name of the root block's component. */
  root: string
}

/** Differences between two versions: the place, the kind of change, and the changed words of texts. */
export function Changes({ changes, components, root }: ChangesProps) {
  const say = useWords(words)
  if (changes.length === 0) return <p>{say.none}</p>
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        // The index is the identity: the list is computed again for each comparison.
        <li key={index}>
          <p className={styles.place}>
            <Badge kind={KINDS[change.change]}>{say.change[change.change]}</Badge>
            {placeOf(change, components, root, say)}
            {change.language !== null && <span lang="">{change.language}</span>}
          </p>
          {change.kind === 'field' && <Values change={change} field={fieldOf(change, components, root)} />}
        </li>
      ))}
    </ul>
  )
}

interface ValuesProps {
  change: FieldChange
  field: ComponentField | undefined
}

function Values({ change: { words: parts, before, after }, field }: ValuesProps) {
  const say = useWords(words)
  if (parts && isTextField(field))
    return (
      <p className={styles.words}>
        {parts.map(({ text, change }, index) =>
          change === 'added' ? (
            <ins key={index}>{text}</ins>
          ) : change === 'removed' ? (
            <del key={index}>{text}</del>
          ) : (
            <Fragment key={index}>{text}</Fragment>
          ),
        )}
      </p>
    )
  return (
    <dl className={styles.values}>
      <dt>{say.before}</dt>
      <dd>
        <FieldValue field={field} value={before} most={SHOWN} />
      </dd>
      <dt>{say.after}</dt>
      <dd>
        <FieldValue field={field} value={after} most={SHOWN} />
      </dd>
    </dl>
  )
}

/** The schema of a changed field; undefined for a property of the story itself. */
const fieldOf = ({ blocks, field }: FieldChange, components: Components, root: string): ComponentField | undefined =>
  components.get(blocks.at(-1)?.component ?? root)?.schema[field]

/** Path to a changed field: names of the blocks and of the field, as in the form. */
function placeOf(change: FieldChange, components: Components, root: string, say: Words): string {
  const nameOf = ({ component }: BlockStep): string => components.get(component)?.display_name ?? component
  const blocks = change.blocks.map(nameOf)
  if (change.kind === 'block') return blocks.join(' › ')
  const property = change.blocks.length === 0 ? (say.properties as Record<string, string>)[change.field] : undefined
  const field = fieldOf(change, components, root)?.display_name ?? property ?? change.field
  return [...blocks, field].join(' › ')
}
