/** Own drawings on a 24 grid: straight segments and true circles, square caps (design language, icons). */
const PATHS = {
  area: 'M4 4h16v16H4ZM4 9h5V4M15 20v-5h5',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  calendar: 'M4 6h16v15H4ZM4 10h16M8 3v4M16 3v4',
  close: 'M5 5l14 14M19 5 5 19',
  cuisine: 'M7 3v18M4 3v5l3 3 3-3V3M17 21v-8h-3V6l3-3Z',
  guests: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 20v-2l3-3h6l3 3v2M16 5h2l2 2v2l-2 2h-2M18 15l3 3v2',
  menu: 'M3 7h18M3 12h18M3 17h12',
  pin: 'M12 21l-6-8V7l3-3h6l3 3v6ZM12 11h.01',
  room: 'M3 19V6M3 15h18v4M21 15v-3l-2-2H9v5M6 12h.01',
  warning: 'M12 3 22 20H2ZM12 10v5M12 17.5v.2',
} as const

export type IconName = keyof typeof PATHS

/** Always beside a word, or inside a control that has a label of its own. Sized by the class, 1.5rem otherwise. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"
      fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="square"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
