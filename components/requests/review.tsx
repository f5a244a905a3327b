import { Button } from '../ui/button.tsx'
import type { RequestFormProps } from './request-props.ts'
import styles from './requests.module.css'

interface ReviewSection {
  readonly title: string
  /** The input, by field. Empty for a field without input. */
  readonly answers: readonly (readonly [label: string, value: string])[]
}

interface ReviewProps extends Pick<RequestFormProps, 'level'> {
  labels: RequestFormProps['labels']['review']
  /** One section for each earlier step. */
  sections: readonly ReviewSection[]
  backTo: (step: number) => void
}

/** Shows the input of all steps, as typed, before it is sent. */
export function Review({ labels, sections, level, backTo }: ReviewProps) {
  const Title = level === 2 ? 'h3' : 'h4'
  return (
    <>
      <p className={styles.note}>{labels.intro}</p>
      {sections.map(({ title, answers }, step) => (
        <section key={title} className={styles.review}>
          <div className={styles.reviewHead}>
            <Title className={styles.reviewTitle}>{title}</Title>
            <Button variant="ghost" size="small" onClick={() => backTo(step)}>
              {labels.change} <span className="vh">{title}</span>
            </Button>
          </div>
          <dl className={styles.answers}>
            {answers.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || labels.none}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
