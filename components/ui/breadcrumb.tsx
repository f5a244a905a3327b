import type { AnchorAttributes, EditAttributes } from './anchor.ts'
import styles from './breadcrumb.module.css'

export interface Crumb {
  readonly label: string
  /** Undefined if the level has no page: only its name is shown. */
  readonly anchor?: AnchorAttributes | undefined
  readonly edit?: EditAttributes | undefined
}

/** The path from the home page to this page; the last level is the page itself. */
export function Breadcrumb({ label, crumbs, current }: { label: string; crumbs: readonly Crumb[]; current: string }) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={index} {...crumb.edit}>
            {crumb.anchor ? <a {...crumb.anchor}>{crumb.label}</a> : crumb.label}
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
