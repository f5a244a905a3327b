import { text } from '@barriere/shared/block-kit/fields.ts'

const OTHERS = 'or a collection and a name of icon-sets.iconify.design, such as “mdi:spa”.'

/** An icon by name, which `BlockIcon` shows. */
export const icon = (example: string) =>
  text({ label: 'Icon', hint: `A name of lucide.dev, such as “${example}”, ${OTHERS}` })
