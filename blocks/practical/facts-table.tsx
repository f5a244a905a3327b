import type { ReactNode } from 'react'
import type { EditAttributes } from '#components/ui/anchor.ts'
import styles from './facts-table.module.css'

export interface PracticalFact {
  readonly key: string
  readonly label: string
  /** Values of the row, one per line. */
  readonly values: readonly ReactNode[]
  /** Set on the row of today: screen reader text for “today”, or '' if the label already contains it. */
  readonly mark?: string
  readonly edit?: EditAttributes | undefined
}

/** Table of facts whose values have several lines or links. */
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
