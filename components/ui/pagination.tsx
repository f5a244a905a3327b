import { Icon } from './icon.tsx'
import styles from './pagination.module.css'

interface PaginationProps {
  label: string
  /** The page shown, from 1. */
  current: number
  /** Every page in order: its URL, and the accessible name of its number, such as “Page 3”. */
  pages: readonly { readonly href: string; readonly label: string }[]
  previousLabel: string
  nextLabel: string
}

/** Page numbers to show: the first, the last, the current page and its neighbours. 0 marks a gap. */
export function pageNumbers(current: number, total: number): readonly number[] {
  const shown = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  )
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? 0)
    return gap === 2 ? [page - 1, page] : gap > 2 ? [0, page] : [page]
  })
}

/** Navigation between the pages of a list. Renders nothing for a single page. */
export function Pagination({ label, current, pages, previousLabel, nextLabel }: PaginationProps) {
  if (pages.length < 2) return null
  const previous = pages[current - 2]
  const next = pages[current]
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {previous && (
          <li className={styles.step}>
            <a className={styles.page} href={previous.href} rel="prev">
              <Icon name="previous" />
              {previousLabel}
            </a>
          </li>
        )}
        {pageNumbers(current, pages.length).map((number, index) => {
          const page = pages[number - 1]
          return (
            <li key={index}>
              {page ? (
                <a
                  className={styles.page}
                  href={page.href}
                  aria-label={page.label}
                  aria-current={number === current ? 'page' : undefined}
                >
                  {number}
                </a>
              ) : (
                <span className={styles.gap} aria-hidden="true">
                  …
                </span>
              )}
            </li>
          )
        })}
        {next && (
          <li className={styles.step}>
            <a className={styles.page} href={next.href} rel="next">
              {nextLabel}
              <Icon name="next" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
