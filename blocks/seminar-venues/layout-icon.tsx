import { cx } from '#components/ui/cx.ts'
import type { Layout } from '@barriere/shared/domain/visitors/seminar.ts'
import styles from './seminar-venues.module.css'

/** Drawings seen from above, on a grid of 24: seats are dots, tables are lines. */
const PATHS: Readonly<Record<Layout, string>> = {
  theatre:
    'M8 3h8M4 9h.01M8 9h.01M12 9h.01M16 9h.01M20 9h.01M4 14h.01M8 14h.01M12 14h.01M16 14h.01M20 14h.01M4 ' +
    '19h.01M8 19h.01M12 19h.01M16 19h.01M20 19h.01',
  classroom:
    'M8 3h8M4 9h7M13 9h7M6 12h.01M9 12h.01M15 12h.01M18 12h.01M4 17h7M13 17h7M6 20h.01M9 20h.01M15 20h.01M18 20h.01',
  u_shape: 'M7 4v14h10V4M4 6h.01M4 11h.01M4 16h.01M20 6h.01M20 11h.01M20 16h.01M9 21h.01M15 21h.01',
  boardroom: 'M8 6h8v12H8ZM5 8h.01M5 12h.01M5 16h.01M19 8h.01M19 12h.01M19 16h.01M12 3h.01M12 21h.01',
  banquet:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 4h.01M12 20h.01M4 12h.01M20 12h.01M6 6h.01M18 6h.01M6 18h.01M18 18h.01',
  cocktail:
    'M7 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM12 19a2 2 0 1 0 0-4 2 2 0 0 0 0 ' +
    '4ZM3 11h.01M12 9h.01M21 11h.01M7 19h.01M17 19h.01',
}

/** Layout of a hall. The icon is hidden from screen readers, because the layout's name is always beside it. */
export const LayoutIcon = ({ layout }: { layout: Layout }) => (
  <svg className={cx('drawn', styles.icon)} viewBox="0 0 24 24" width="40" height="40" aria-hidden="true">
    <path d={PATHS[layout]} />
  </svg>
)
