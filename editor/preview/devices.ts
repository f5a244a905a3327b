import type { IconName } from '../ui/icon.tsx'

/** Widths of the frame in CSS pixels. */
export const WIDTHS = { phone: 390, tablet: 834, desktop: 1440 } as const satisfies Partial<Record<IconName, number>>

export type Device = keyof typeof WIDTHS

export const DEVICES = Object.keys(WIDTHS) as Device[]

/** Minimum width of screens with form and preview side by side (`60rem` of the style sheets). */
const SIDE_BY_SIDE = 960

/** The initial device of the preview: a desktop page would be too small to read on a phone. */
export const deviceOf = (screen: number): Device =>
  screen < WIDTHS.tablet ? 'phone' : screen <= SIDE_BY_SIDE ? 'tablet' : 'desktop'
