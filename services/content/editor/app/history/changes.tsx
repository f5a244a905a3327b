import { Fragment } from 'react'
import type { BlockStep, FieldChange } from '../../../history/changes.ts'
import type { Component } from '../story/types.ts'
import { Badge } from '../ui/note.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'

const words = defineWords({
  fr: {
    none: 'Aucune différence.',
    change: { added: 'Ajouté', removed: 'Retiré', changed: 'Modifié', moved: 'Déplacé' },
    before: 'Avant',
    after: 'Après',
    nothing: 'rien',
    yes: 'oui',
    no: 'non',
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
    nothing: 'nothing',
    yes: 'yes',
    no: 'no',
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

/** Characters of a value that is not shown word by word. */
const SHOWN = 240

interface ChangesProps {
  changes: readonly FieldChange[]
  components: Components
  /** Name of the root block's component. */
  root: string
}

/** The difference of two versions: where, what, and of texts which words. */
export function Changes({ changes, components, root }: ChangesProps) {
  const say = useWords(words)
  if (changes.length === 0) return <p>{say.none}</p>
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        // Computed anew for each comparison, in an order of its own.
        <li key={index}>
          <p className={styles.place}>
            <Badge kind={KINDS[change.change]}>{say.change[change.change]}</Badge>
            {placeOf(change, components, root, say)}
            {change.language !== null && <span lang="">{change.language}</span>}
          </p>
          {change.kind === 'field' && <Values {...change} />}
        </li>
      ))}
    </ul>
  )
}

function Values({ words: parts, before, after }: FieldChange) {
  const say = useWords(words)
  if (parts)
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
      <dd>{valueOf(before, say)}</dd>
      <dt>{say.after}</dt>
      <dd>{valueOf(after, say)}</dd>
    </dl>
  )
}

/** Names of the blocks on the way, and of the field, as the form shows them. */
function placeOf(change: FieldChange, components: Components, root: string, say: Words): string {
  const nameOf = ({ component }: BlockStep): string => components.get(component)?.display_name ?? component
  const blocks = change.blocks.map(nameOf)
  if (change.kind === 'block') return blocks.join(' › ')
  const owner = change.blocks.at(-1)?.component ?? root
  const property = change.blocks.length === 0 ? (say.properties as Record<string, string>)[change.field] : undefined
  const field = components.get(owner)?.schema[change.field]?.display_name ?? property ?? change.field
  return [...blocks, field].join(' › ')
}

/** A value in a few words: a text, a file by its name, a link by its address. */
function valueOf(value: unknown, say: Words): string {
  if (value === null || value === undefined || value === '') return say.nothing
  if (typeof value === 'boolean') return value ? say.yes : say.no
  if (typeof value !== 'object') return String(value)
  const { filename, cached_url: url } = value as { filename?: unknown; cached_url?: unknown }
  if (typeof filename === 'string') return filename.slice(filename.lastIndexOf('/') + 1) || say.nothing
  if (typeof url === 'string' && url !== '') return url
  const text =
    Array.isArray(value) && value.every((member) => typeof member !== 'object')
      ? value.join(', ')
      : JSON.stringify(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}
