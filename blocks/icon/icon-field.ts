import { text } from '@barriere/shared/block-kit/fields.ts'

const OTHERS = 'or a collection and a name of icon-sets.iconify.design, such as “mdi:spa”.'

/** Field for the name of an icon. `BlockIcon` renders the icon. */
export const icon = (example: string) =>
  text({ label: 'Icon', hint: `A name of lucide.dev, such as “${example}”, ${OTHERS}` })
