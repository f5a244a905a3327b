import { cx } from '../cx.ts'
import styles from './choice.module.css'
import { FieldError, FieldHint, type FieldProps, RequiredMark } from './field.tsx'
import type { Option } from './select.tsx'

export interface NotedOption extends Option {
  /** Shown below the label, such as the content of the option. */
  readonly note?: string | undefined
}

interface CheckboxGroupProps extends Omit<FieldProps, 'label' | 'valid'> {
  legend: string
  options: readonly NotedOption[]
  chosen: readonly string[]
  choose: (value: string, isChosen: boolean) => void
  onBlur?: (() => void) | undefined
}

/** Several choices from a few visible options. The first box has the group's `id`, so that an error can link to it. */
export function CheckboxGroup({
  id,
  legend,
  options,
  chosen,
  choose,
  onBlur,
  hint,
  error,
  required,
}: CheckboxGroupProps) {
  const described = cx(hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`) || undefined
  return (
    <fieldset className={cx(styles.field, error !== undefined && styles.wrong)} aria-describedby={described}>
      <legend className={styles.legend}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className={styles.columns}>
        {options.map(({ value, label, note, disabled }, index) => {
          const own = index === 0 ? id : `${id}-${index}`
          return (
            <label key={value} className={styles.row}>
              <input
                id={own}
                type="checkbox"
                className={styles.box}
                checked={chosen.includes(value)}
                disabled={disabled}
                aria-invalid={error ? true : undefined}
                aria-describedby={note === undefined ? undefined : `${own}-note`}
                onChange={(event) => choose(value, event.target.checked)}
                onBlur={onBlur}
              />
              <span>
                {label}
                {note !== undefined && (
                  <span id={`${own}-note`} className={styles.note} aria-hidden="true">
                    {note}
                  </span>
                )}
              </span>
            </label>
          )
        })}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
