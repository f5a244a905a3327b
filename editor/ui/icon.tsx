import { cx } from './cx.ts'
import styles from './ui.module.css'

/** Icons of the design language on a grid of 24: straight segments, true circles, square caps. */
const PATHS = {
  add: 'M4 12h16M12 4v16',
  back: 'M15 5l-7 7 7 7',
  block: 'M4 4h16v16H4ZM4 10h16',
  bullets: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  check: 'M4 12.5l5 5L20 6.5',
  chevron: 'M9 5l7 7-7 7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l4 3',
  close: 'M5 5l14 14M19 5 5 19',
  comment: 'M3 4h18v13H12l-5 4v-4H3Z',
  copy: 'M8 8h12v12H8ZM16 8V4H4v12h4',
  desktop: 'M3 4h18v12H3ZM12 16v4M8 20h8',
  down: 'M5 9l7 7 7-7',
  edit: 'M4 20v-4L16 4l4 4L8 20Z',
  external: 'M10 5H4v15h15v-6M14 4h6v6M20 4l-9 9',
  file: 'M5 3h9l5 5v13H5ZM14 3v5h5',
  filter: 'M3 6h18M6 12h12M10 18h4',
  folder: 'M3 6h7l2 2h9v12H3Z',
  history: 'M4 12a8 8 0 1 0 3-6L4 8M4 3v5h5M12 8v5l3 2',
  home: 'M4 11l8-7 8 7v10h-6v-6h-4v6H4Z',
  image: 'M3 4h18v16H3ZM3 16l5-5 4 4 4-5 5 6M8 8h.01',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.2',
  key: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 12h9M18 12v4M21 12v3',
  link: 'M10 14l4-4M9 10H6a4 4 0 0 0 0 8h3M15 14h3a4 4 0 0 0 0-8h-3',
  logout: 'M10 4H4v16h6M9 12h11M16 8l4 4-4 4',
  menu: 'M3 7h18M3 12h18M3 17h12',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  move: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  numbers: 'M10 6h11M10 12h11M10 18h11M4 3v6M3 14h3v2l-3 3h3',
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 20v-2l3-3h6l3 3v2M16 5h2l2 2v2l-2 2h-2M18 15l3 3v2',
  phone: 'M7 2h10v20H7ZM11 18h2',
  publish: 'M12 16V4M7 9l5-5 5 5M4 15v5h16v-5',
  quote: 'M4 6h6v6l-3 6M14 6h6v6l-3 6',
  redo: 'M20 8l-4-4M20 8l-4 4M20 8H9a5 5 0 0 0 0 10h5',
  release: 'M3 8l9-5 9 5-9 5ZM3 8v9l9 5 9-5V8M12 13v9',
  save: 'M4 4h13l3 3v13H4ZM8 4v5h7V4M8 20v-7h8v7',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  tablet: 'M5 3h14v18H5ZM11 18h2',
  translate: 'M3 5h10M8 3v2M11 5c0 4-3 7-7 9M5 9c1 3 4 5 7 6M13 21l4-10 4 10M14.5 18h5',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  undo: 'M4 8l4-4M4 8l4 4M4 8h11a5 5 0 0 1 0 10h-5',
  up: 'M5 15l7-7 7 7',
  warning: 'M12 3 22 20H2ZM12 10v5M12 17.5v.2',
  webhook: 'M12 3v6M6 21l3-5M18 21l-3-5M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
} as const

export type IconName = keyof typeof PATHS

/** Decorative: the text beside it, or the button's label, gives its meaning. */
export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => (
  <svg className={cx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
)
