import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { Field } from '../ui/field.tsx'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import styles from './history.module.css'
import { type Person, matching, queryAt, withMention } from './mention-query.ts'

const words = defineWords({
  fr: {
    hint: 'Écrivez @ pour vous adresser à quelqu’un.',
    people: 'Personnes',
    found: (count: number) =>
      `${count} ${count > 1 ? 'personnes' : 'personne'}. Flèches pour choisir, Entrée pour mentionner.`,
    nobody: (name: string) => `Personne ne s’appelle «\u00a0${name}\u00a0».`,
  },
  en: {
    hint: 'Write @ to address somebody.',
    people: 'People',
    found: (count: number) => `${count} ${count === 1 ? 'person' : 'people'}. Arrows to choose, Enter to mention.`,
    nobody: (name: string) => `Nobody is called “${name}”.`,
  },
})

interface MentionAreaProps {
  label: string
  fault?: string | undefined
  value: string
  /** People who can be mentioned; undefined while loading. */
  people: readonly Person[] | undefined
  onChange: (value: string) => void
  /** Called when a person is chosen from the list. Their name is then in the value. */
  onChoose: (id: number) => void
  /** The text field. */
  area: RefObject<HTMLTextAreaElement | null>
}

/**
 * A text field in which `@` opens a list of people. It keeps the role of a multi-line text field, because ARIA's
 * combobox has one line. It refers to the listbox by `aria-controls` and `aria-activedescendant`.
 */
export function MentionArea({ label, fault, value, people, onChange, onChoose, area }: MentionAreaProps) {
  const say = useWords(words)
  const id = useId()
  /** Undefined without the focus. */
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  /** Index of the `@` whose list was closed. */
  const [closed, setClosed] = useState<number>()
  /** Caret position to set once the value contains the chosen name. */
  const next = useRef<number>(undefined)

  const query = caret === undefined || !people ? undefined : queryAt(value, caret)
  const found = query && query.start !== closed ? matching(people ?? [], query.text) : []
  const isOpen = found.length > 0
  const chosen = found[Math.min(active, found.length - 1)]
  // A single word only: text after a space may be no name. A fault is not announced twice.
  const isName = query !== undefined && /^\S+$/.test(query.text) && fault === undefined
  const nobody = isName && matching(people ?? [], query.text).length === 0 ? query.text : undefined
  const optionId = (person: Person): string => `${id}-${person.id}`

  useLayoutEffect(() => {
    if (next.current === undefined) return
    area.current?.setSelectionRange(next.current, next.current)
    next.current = undefined
  }, [area, value])
  useLayoutEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, id])

  const choose = ({ id: person, name }: Person): void => {
    if (!query) return
    const changed = withMention(value, query, name)
    next.current = changed.caret
    setCaret(changed.caret)
    setActive(0)
    onChoose(person)
    onChange(changed.text)
  }
  const onKey = (event: KeyboardEvent): void => {
    // During composition, Enter confirms the input of an input method (IME).
    if (!isOpen || event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) setActive((Math.min(active, found.length - 1) + by + found.length) % found.length)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') setClosed(query?.start)
    else return
    event.preventDefault()
    // Escape closes only the list, not the dialog around it.
    event.stopPropagation()
  }
  return (
    <div className={styles.mentions}>
      <Field label={label} hint={say.hint} fault={fault}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            className={ui.input}
            value={value}
            maxLength={10_000}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            {...(isOpen && chosen ? { 'aria-controls': id, 'aria-activedescendant': optionId(chosen) } : {})}
            onChange={({ target }) => {
              setCaret(target.selectionStart)
              setActive(0)
              if (closed !== undefined && queryAt(target.value, target.selectionStart)?.start !== closed)
                setClosed(undefined)
              onChange(target.value)
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onBlur={() => setCaret(undefined)}
            onKeyDown={onKey}
          />
        )}
      </Field>
      {isOpen && (
        <ul id={id} role="listbox" aria-label={say.people} className={styles.people}>
          {found.map((person) => (
            // Key events go to the text field, which keeps the focus.
            <li
              key={person.id}
              id={optionId(person)}
              role="option"
              aria-selected={person === chosen}
              className={styles.person}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <span>{person.name}</span>
              <span className={ui.hint}>{person.email}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={nobody === undefined ? 'vh' : ui.fault}>
        {isOpen && say.found(found.length)}
        {nobody !== undefined && say.nobody(nobody)}
      </p>
    </div>
  )
}
