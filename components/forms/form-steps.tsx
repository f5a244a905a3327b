import type { FormValues } from '@barriere/shared/domain/people/form-rules.ts'
import styles from './form-steps.module.css'
import { interpolate } from './interpolate.ts'
import type { SiteForm } from './use-site-form.ts'

interface FormStepsProps<V extends FormValues> {
  form: SiteForm<V>
  titles: readonly string[]
  /** Heading level of the step's title. */
  level: 2 | 3
}

/** Progress line of a multi-step form, and the current step's title. Completed steps are buttons that lead back. */
export function FormSteps<V extends FormValues>({ form, titles, level }: FormStepsProps<V>) {
  const { step, stepRef, backTo, labels } = form
  const Title = `h${level}` as const
  return (
    <div className={styles.head}>
      <ol className={styles.steps} aria-label={labels.steps.label}>
        {titles.map((title, index) => (
          <li key={title} className={styles.step} aria-current={index === step ? 'step' : undefined}>
            {index < step ? (
              <button type="button" className={styles.done} onClick={() => backTo(index)}>
                <Name number={index + 1}>{title}</Name> <span className="vh">({labels.steps.done})</span>
              </button>
            ) : (
              <Name number={index + 1}>{title}</Name>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.position}>{interpolate(labels.steps.position, { step: step + 1, count: titles.length })}</p>
      <Title ref={stepRef} tabIndex={-1} className={styles.title}>
        {titles[step]}
      </Title>
    </div>
  )
}

/** On a phone, only the number is visible. */
const Name = ({ number, children }: { number: number; children: string }) => (
  <>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
    <span className={styles.name}>{children}</span>
  </>
)
