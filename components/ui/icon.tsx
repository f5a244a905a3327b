import { cx } from './cx.ts'

/** The site's icons, on a grid of 24 × 24: straight segments and true circles, square caps (design language, icons). */
const PATHS = {
  access: 'M10 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM10 8v6h6l3 6M10 10h5M8 12a5 5 0 1 0 6 6',
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21v-2l4-4h8l4 4v2',
  area: 'M4 4h16v16H4ZM4 9h5V4M15 20v-5h5',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  calendar: 'M4 6h16v15H4ZM4 10h16M8 3v4M16 3v4',
  car: 'M3 12h18v6H3ZM5 12l2-6h10l2 6M7 15h.01M17 15h.01M6 18v2M18 18v2',
  card: 'M3 6h18v12H3ZM3 10h18M6 15h5',
  check: 'M4 12.5l5 5L20 6.5',
  chevron: 'M5 9l7 7 7-7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l4 3',
  close: 'M5 5l14 14M19 5 5 19',
  copy: 'M8 8h12v12H8ZM16 8V4H4v12h4',
  cuisine: 'M7 3v18M4 3v5l3 3 3-3V3M17 21v-8h-3V6l3-3Z',
  dot: 'M12 13h.01',
  download: 'M12 3v12M7 10l5 5 5-5M4 17v4h16v-4',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.2v.2',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  external: 'M10 5H4v15h15v-6M14 4h6v6M20 4l-9 9',
  facebook: 'M14 21V10l2-3h2M10 12h7M4 3h16v18H4Z',
  filter: 'M3 6h18M6 12h12M10 18h4',
  gift: 'M4 10h16v11H4ZM3 7h18v3H3ZM12 7v14M12 7 8 3M12 7l4-4',
  guests: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 20v-2l3-3h6l3 3v2M16 5h2l2 2v2l-2 2h-2M18 15l3 3v2',
  heart: 'M12 20 4 12V7l3-3h3l2 3 2-3h3l3 3v5Z',
  hide: 'M2 12l5-5h10l5 5-5 5H7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 20 20 4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.6v.2',
  instagram: 'M4 4h16v16H4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM16.5 7.5h.01',
  ledger: 'M5 3h14v18H5ZM8 8h8M8 12h8M8 16h5',
  linkedin: 'M4 3h16v18H4ZM8 11v6M8 7.5h.01M12 17v-6M12 13l2-2h1l1 1v5',
  lock: 'M5 11h14v10H5ZM8 11V7a4 4 0 0 1 8 0v4M12 15v2.5',
  logout: 'M10 4H4v16h6M9 12h11M16 8l4 4-4 4',
  mail: 'M3 5h18v14H3ZM3 6l9 7 9-7',
  menu: 'M3 7h18M3 12h18M3 17h12',
  minus: 'M4 12h16',
  mountain: 'M2 20 9 6l4 8 3-4 6 10Z',
  next: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  pin: 'M12 21l-6-8V7l3-3h6l3 3v6ZM12 11h.01',
  plane: 'M12 3v18M12 9l9 5M12 9l-9 5M8 20l4-2 4 2',
  play: 'M7 4.5 19 12 7 19.5Z',
  plus: 'M4 12h16M12 4v16',
  previous: 'M15 5l-7 7 7 7',
  room: 'M3 19V6M3 15h18v4M21 15v-3l-2-2H9v5M6 12h.01',
  sea: 'M2 10l4-3 4 3 4-3 4 3 4-3M2 17l4-3 4 3 4-3 4 3 4-3',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21',
  share: 'M12 15V3M7 8l5-5 5 5M5 12v9h14v-9',
  show: 'M2 12l5-5h10l5 5-5 5H7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  star: 'M12 3l2.5 6.5H21l-5 4.5 2 7-6-4.5L6 21l2-7-5-4.5h6.5Z',
  train: 'M6 3h12v13H6ZM6 10h12M9 13h.01M15 13h.01M8 16l-3 5M16 16l3 5M7 19h10',
  warning: 'M12 3 22 20H2ZM12 10v5M12 17.5v.2',
  youtube: 'M2 5h20v14H2ZM10 9v6l5-3Z',
} as const

export type IconName = keyof typeof PATHS

export const ICON_NAMES = Object.keys(PATHS) as readonly IconName[]

/** The path of an icon, on the grid of 24 × 24; undefined for an unknown name. */
export const iconPath = (name: string): string | undefined =>
  Object.hasOwn(PATHS, name) ? PATHS[name as IconName] : undefined

/** Decorative: use it beside a text, or in a control with its own label. The class sets the size; default 24 px. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={cx('drawn', className)} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
