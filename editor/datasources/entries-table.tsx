import { useQuery } from '@tanstack/react-query'
import { type DragEvent, type FormEvent, useState } from 'react'
import { useChange } from '../tree/use-change.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Note } from '../ui/note.tsx'
import { useWords } from '../words.ts'
import {
  DATASOURCES,
  type Datasource,
  type Entry,
  REDIRECTS,
  addEntry,
  positionsAfterMove,
  readEntries,
  redirectFault,
  removeEntry,
  saveDimensionValue,
  saveEntry,
} from './datasources.ts'
import styles from './datasources-screen.module.css'
import { datasourceWords } from './words.ts'

/** The entries of a datasource. Each field is saved on blur. */
export function EntriesTable({ source }: { source: Datasource }) {
  const say = useWords(datasourceWords)
  const change = useChange(DATASOURCES)
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const { data, error } = useQuery({
    queryKey: [...DATASOURCES, 'entries', source],
    queryFn: ({ signal }) => readEntries(source, signal),
  })
  if (error) return <Note kind="bad">{say.failed}</Note>
  if (!data) return <p>{say.loading}</p>
  const isRedirects = source.slug === REDIRECTS
  const move = async (from: number, to: number): Promise<void> => {
    const changed = positionsAfterMove(data, from, Math.max(0, Math.min(to, data.length - 1)))
    if (changed.length > 0) await change(changed, ({ id, position }) => saveEntry(id, { position }), say.saved)
  }
  const dropAt = (index: number) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      setOver(index)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== undefined) void move(dragged, index)
      setDragged(undefined)
      setOver(undefined)
    },
  })
  return (
    <>
      {isRedirects && <p className={styles.hint}>{say.redirectsHint}</p>}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{isRedirects ? say.from : say.name}</th>
              <th scope="col">{isRedirects ? say.to : say.value}</th>
              {source.dimensions.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{say.order}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((entry, index) => (
              <tr key={entry.id} className={cx(over === index && dragged !== index && styles.over)} {...dropAt(index)}>
                <EntryCells entry={entry} source={source} />
                <td className={styles.order}>
                  <span
                    draggable
                    title={say.drag(entry.name)}
                    aria-hidden="true"
                    className={styles.handle}
                    onDragStart={() => setDragged(index)}
                    onDragEnd={() => {
                      setDragged(undefined)
                      setOver(undefined)
                    }}
                  >
                    <Icon name="move" />
                  </span>
                  <IconButton
                    icon="up"
                    label={say.up(entry.name)}
                    disabled={index === 0}
                    onClick={() => void move(index, index - 1)}
                  />
                  <IconButton
                    icon="down"
                    label={say.down(entry.name)}
                    disabled={index === data.length - 1}
                    onClick={() => void move(index, index + 1)}
                  />
                  <IconButton
                    icon="trash"
                    label={say.remove(entry.name)}
                    onClick={() => void change([entry.id], removeEntry, say.removed)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.length === 0 && <Note>{say.empty}</Note>}
      <NewEntry source={source} isRedirect={isRedirects} />
    </>
  )
}

/** Name, value, and the value in each dimension. */
function EntryCells({ entry, source }: { entry: Entry; source: Datasource }) {
  const say = useWords(datasourceWords)
  const change = useChange(DATASOURCES)
  const isRedirect = source.slug === REDIRECTS
  const [nameLabel, valueLabel] = isRedirect ? [say.from, say.to] : [say.name, say.value]
  const faultOf = (name: string, value: string): string | undefined => {
    const fault = isRedirect ? redirectFault(name, value) : undefined
    return fault && say.faults[fault]
  }
  const save = (request: () => Promise<unknown>) => () => change([entry.id], request, say.saved)
  return (
    <>
      <td data-label={nameLabel}>
        <Cell
          label={`${nameLabel} : ${entry.name}`}
          value={entry.name}
          isRequired
          faultOf={(name) => faultOf(name, entry.value)}
          onSave={(name) => save(() => saveEntry(entry.id, { name }))()}
        />
      </td>
      <td data-label={valueLabel}>
        <Cell
          label={`${valueLabel} : ${entry.name}`}
          value={entry.value}
          isRequired={isRedirect}
          faultOf={(value) => faultOf(entry.name, value)}
          onSave={(value) => save(() => saveEntry(entry.id, { value }))()}
        />
      </td>
      {source.dimensions.map(({ id, name }) => (
        <td key={id} data-label={name}>
          <Cell
            label={`${name} : ${entry.name}`}
            value={entry.dimensionValues[id] ?? ''}
            onSave={(value) => save(() => saveDimensionValue(entry.id, id, value))()}
          />
        </td>
      ))}
    </>
  )
}

interface CellProps {
  label: string
  value: string
  isRequired?: boolean
  faultOf?: (text: string) => string | undefined
  /** Resolves to true if it was saved. */
  onSave: (text: string) => Promise<boolean>
}

/** A text field that is saved on blur or Enter. Escape discards the change. */
function Cell({ label, value, isRequired = false, faultOf, onSave }: CellProps) {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? value
  const fault = faultOf?.(text)
  const isWrong = fault !== undefined || (isRequired && text.trim() === '')
  const commit = async (): Promise<void> => {
    if (typed === undefined || typed === value) setTyped(undefined)
    else if (!isWrong && (await onSave(typed.trim()))) setTyped(undefined)
  }
  return (
    <>
      <input
        className={styles.input}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void commit()}
        onKeyDown={({ key, nativeEvent }) => {
          // Enter also confirms the input of an input method (IME).
          if (nativeEvent.isComposing) return
          if (key === 'Enter') void commit()
          if (key === 'Escape') setTyped(undefined)
        }}
      />
      {typed !== undefined && fault && <span className={styles.fault}>{fault}</span>}
    </>
  )
}

function NewEntry({ source, isRedirect }: { source: Datasource; isRedirect: boolean }) {
  const say = useWords(datasourceWords)
  const change = useChange(DATASOURCES)
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const [isTouched, setTouched] = useState(false)
  const fault = isRedirect ? redirectFault(name, value) : undefined
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    setTouched(true)
    if (fault || name.trim() === '') return
    const first = event.currentTarget.querySelector('input')
    if (!(await change([source.id], (id) => addEntry(id, { name: name.trim(), value: value.trim() }), say.saved)))
      return
    setName('')
    setValue('')
    setTouched(false)
    first?.focus()
  }
  return (
    <form className={styles.add} noValidate onSubmit={(event) => void send(event)}>
      <input
        className={styles.input}
        aria-label={isRedirect ? say.from : say.name}
        placeholder={isRedirect ? say.from : say.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <input
        className={styles.input}
        aria-label={isRedirect ? say.to : say.value}
        placeholder={isRedirect ? say.to : say.value}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button type="submit" icon="add">
        {say.add}
      </Button>
      {isTouched && fault && (
        <p className={styles.fault} role="alert">
          {say.faults[fault]}
        </p>
      )}
    </form>
  )
}
