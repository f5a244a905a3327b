import type { Ref } from 'react'
import { Icon } from '../icon.tsx'
import styles from './form-summary.module.css'

interface FormSummaryProps {
  /** Sentence with the number of fields to correct. */
  title: string
  /** In the order of the form; `target` is the id of the field. */
  errors: readonly { readonly target: string; readonly message: string }[]
  /** For moving the focus here after a submit with errors. */
  ref?: Ref<HTMLDivElement>
}

/** Error summary at the top of a form, with a link to each invalid field. Renders nothing without errors. */
export function FormSummary({ title, errors, ref }: FormSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div ref={ref} className={styles.summary} role="group" aria-label={title} tabIndex={-1}>
      <Icon name="warning" className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.errors}>
          {errors.map(({ target, message }) => (
            <li key={target}>
              <a className={styles.link} href={`#${target}`}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
