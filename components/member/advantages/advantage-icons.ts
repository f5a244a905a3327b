import type { IconName } from '../../ui/icon.tsx'

const ICONS: Readonly<Record<string, IconName>> = {
  'member-rate': 'card',
  'late-departure': 'clock',
  'upgrade': 'room',
  'staff-rate': 'card',
  'birthday-breakfast': 'cuisine',
  'birthday-dinner': 'cuisine',
}

/** The drawing of an advantage by its id; a star for one that is new. */
export const advantageIcon = (id: string): IconName => (Object.hasOwn(ICONS, id) ? (ICONS[id] as IconName) : 'star')
