import { type FormEvent, useState } from 'react'
import { slugify } from '@barriere/shared/stories/slug.ts'
import { useListName } from '../form/schema-text.ts'
import { useChange } from '../tree/use-change.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { useWords } from '../words.ts'
import { DATASOURCES, type Datasource, saveDatasource } from './datasources.ts'
import styles from './datasources-screen.module.css'
import { datasourceWords } from './words.ts'

interface DialogProps {
  /** Undefined for a new datasource. */
  source: Datasource | undefined
  onClose: () => void
  onDone: (slug: string) => void
}

/** An edited dimension; an existing one has an id. */
interface Row {
  readonly key: number
  readonly id?: number
  readonly name: string
  readonly code: string
}

/** Name, identifier and dimensions of a datasource. */
export function SettingsDialog({ source, onClose, onDone }: DialogProps) {
  const say = useWords(datasourceWords)
  const nameOf = useListName()
  const change = useChange(DATASOURCES)
  const [name, setName] = useState(source?.name ?? '')
  const [slug, setSlug] = useState(source?.slug)
  const [rows, setRows] = useState<readonly Row[]>(
    () =>
      source?.dimensions.map(({ id, name: label, entry_value: code }) => ({ key: id, id, name: label, code })) ?? [],
  )
  const identifier = slug ?? slugify(name)
  const set = (key: number, part: Partial<Row>): void =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const kept = rows.filter(({ code }) => code.trim() !== '')
    const gone = source?.dimensions.filter(({ id }) => kept.every((row) => row.id !== id)) ?? []
    const isDone = await change(
      [identifier],
      () =>
        saveDatasource(source?.id, {
          name: name.trim(),
          slug: identifier,
          dimensions_attributes: [
            ...kept.map(({ id, name: label, code }) => ({
              ...(id === undefined ? {} : { id }),
              name: label.trim() || code.trim(),
              entry_value: code.trim(),
            })),
            ...gone.map(({ id }) => ({ id, _destroy: true as const })),
          ],
        }),
      say.saved,
    )
    if (!isDone) return
    onClose()
    onDone(identifier)
  }
  return (
    <Dialog title={source ? say.settingsOf(nameOf(source.name)) : say.newList} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <TextField label={say.name} required value={name} onChange={({ target }) => setName(target.value)} />
        <TextField
          label={say.slug}
          required
          pattern="[a-z0-9][a-z0-9._~\-]*"
          value={identifier}
          onChange={({ target }) => setSlug(target.value)}
        />
        <fieldset className={styles.dimensions}>
          <legend>{say.dimensions}</legend>
          {rows.map((row) => (
            <div key={row.key} className={styles.add}>
              <input
                className={styles.input}
                aria-label={say.language}
                placeholder={say.language}
                value={row.name}
                onChange={({ target }) => set(row.key, { name: target.value })}
              />
              <input
                className={styles.input}
                aria-label={say.code}
                placeholder={say.code}
                value={row.code}
                onChange={({ target }) => set(row.key, { code: target.value })}
              />
              <IconButton
                icon="trash"
                label={say.remove(row.name || row.code)}
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            </div>
          ))}
          <Button
            icon="add"
            onClick={() =>
              setRows([...rows, { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, name: '', code: '' }])
            }
          >
            {say.addDimension}
          </Button>
        </fieldset>
        <div className={styles.actions}>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button kind="main" type="submit">
            {say.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
