import type { ReactNode } from 'react'
import type { EditAttributes } from '#components/ui/anchor.ts'
import styles from './facts-table.module.css'

export interface PracticalFact {
  readonly key: string
  readonly label: string
  /** One under the other. */
  readonly values: readonly ReactNode[]
  /**
   * Set on the row that holds now: a word that says so to those who do not see its colour, or '' where the label does.
   */
  readonly mark?: string
  readonly edit?: EditAttributes | undefined
}

/** Facts with values of several lines or with links: a word to the left, what it stands for to the right. */
export const FactsTable = ({ rows }: { rows: readonly PracticalFact[] }) => (
  <dl>
    {rows.map(({ key, label, values, mark, edit }) => (
      <div key={key} className={styles.row} aria-current={mark === undefined ? undefined : 'date'} {...edit}>
        <dt>
          {label}
          {mark && <span className="vh"> ({mark})</span>}
        </dt>
        {values.map((value, index) => (
          <dd key={index}>{value}</dd>
        ))}
      </div>
    ))}
  </dl>
)
