import type { IconName } from '../../ui/icon.tsx'

const ICONS: Readonly<Record<string, IconName>> = {
  'member-rate': 'card',
  'late-departure': 'clock',
  'upgrade': 'room',
  'staff-rate': 'card',
  'birthday-breakfast': 'cuisine',
  'birthday-dinner': 'cuisine',
}

/** Icon of an advantage by its id; a star for an unknown id. */
export const advantageIcon = (id: string): IconName => (Object.hasOwn(ICONS, id) ? (ICONS[id] as IconName) : 'star')
