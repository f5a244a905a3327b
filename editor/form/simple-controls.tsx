import type { ComponentField } from '@barriere/shared/stories/types.ts'
import ui from '../ui/ui.module.css'
import { defineWords, useWords } from '../words.ts'
import { type ControlProps, type Kind, isRelation, textOf } from './control.ts'
import styles from './form.module.css'
import { wallTimeToStored, storedToWallTime, twiceOf } from '@barriere/shared/stories/stored-moment.ts'

const words = defineWords({
  fr: {
    default: (name: string) => `${name} (par défaut)`,
    unset: 'Par défaut',
    yes: 'Oui',
    paris: 'Heure de Paris',
    summer: 'Première fois (heure d’été)',
    winter: 'Seconde fois (heure d’hiver)',
    which: 'Cette heure existe deux fois',
  },
  en: {
    default: (name: string) => `${name} (default)`,
    unset: 'Default',
    yes: 'Yes',
    paris: 'Paris time',
    summer: 'First time (summer time)',
    winter: 'Second time (winter time)',
    which: 'This hour occurs twice',
  },
})

/** A text of one or several lines. Also the fallback for unknown types of fields. */
export const TextControl = ({ field, value, onChange, attributes }: ControlProps) =>
  field.type === 'textarea' || field.type === 'markdown' ? (
    <textarea
      {...attributes}
      className={ui.input}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    <input
      {...attributes}
      className={ui.input}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  )

/** A number, stored as text. Not `type=number`, which hides invalid input instead of keeping it. */
const NumberControl = ({ value, onChange, attributes }: ControlProps) => (
  <input
    {...attributes}
    className={ui.input}
    inputMode="decimal"
    value={textOf(value)}
    onChange={({ target }) => onChange(target.value.trim().replace(',', '.'))}
  />
)

function BooleanControl({ value, onChange, attributes }: ControlProps) {
  const { yes } = useWords(words)
  return (
    <div className={ui.check}>
      <input
        {...attributes}
        type="checkbox"
        checked={value === true || value === 'true'}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{yes}</span>
    </div>
  )
}

/** One choice of a list. Unset means the schema's default, which is not written. */
function OptionControl({ field, value, onChange, attributes }: ControlProps) {
  const say = useWords(words)
  const { options = [], default_value: initial } = field
  const standard = options.find((option) => option.value === initial)
  const current = textOf(value)
  const isKnown = current === '' || options.some((option) => option.value === current)
  return (
    <select
      {...attributes}
      className={ui.input}
      value={current}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{standard ? say.default(standard.name) : say.unset}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
      {!isKnown && <option value={current}>{current}</option>}
    </select>
  )
}

/** Several choices of a list, stored in its order. */
function OptionsControl({ field, value, onChange, attributes }: ControlProps) {
  const { options = [] } = field
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  const toggle = (one: string, isChosen: boolean): void =>
    onChange(
      options.map((option) => option.value).filter((other) => (other === one ? isChosen : chosen.includes(other))),
    )
  return (
    <div {...attributes} className={styles.choices}>
      {options.map((option) => (
        <label key={option.value} className={ui.check}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={({ target }) => toggle(option.value, target.checked)}
          />
          {option.name}
        </label>
      ))}
    </div>
  )
}

/** Date and time in Paris, stored in UTC. */
function DateTimeControl({ value, onChange, attributes }: ControlProps) {
  const say = useWords(words)
  const twice = twiceOf(value)
  return (
    <div className={styles.stack}>
      <div className={ui.row}>
        <input
          {...attributes}
          type="datetime-local"
          className={styles.moment}
          value={storedToWallTime(value)}
          onChange={({ target }) => onChange(wallTimeToStored(target.value))}
        />
        <span className={ui.hint}>{say.paris}</span>
      </div>
      {twice && (
        <select
          aria-label={say.which}
          className={ui.input}
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value={twice[0]}>{say.summer}</option>
          <option value={twice[1]}>{say.winter}</option>
        </select>
      )}
    </div>
  )
}

const KINDS: Readonly<Record<string, Kind>> = {
  text: { control: TextControl },
  textarea: { control: TextControl },
  markdown: { control: TextControl },
  number: { control: NumberControl },
  boolean: { control: BooleanControl },
  datetime: { control: DateTimeControl },
  option: { control: OptionControl },
  options: { control: OptionsControl, group: true },
}

/** The control of a field that does not depend on the rest of the story; undefined for other fields. */
export function simpleKindOf(field: ComponentField): Kind | undefined {
  const isChoice = field.type === 'option' || field.type === 'options'
  return isChoice && (isRelation(field) || !field.options) ? undefined : KINDS[field.type]
}
