import type { Viewport } from 'next'

/** A page's theme, the value of its `data-theme`. */
type Theme = 'paper' | 'auto' | 'night'

/** The grounds of `tokens.css` (`--papier`, `--nuit`), which a browser's own bars continue. A test compares them. */
export const GROUNDS = { paper: '#f7f0e0', night: '#0b1428' } as const

/** `theme-color` of a page: the ground of its theme; of `auto`, that of each preference. */
export const themeColor = (theme: Theme): NonNullable<Viewport['themeColor']> =>
  theme === 'auto'
    ? [
        { media: '(prefers-color-scheme: light)', color: GROUNDS.paper },
        { media: '(prefers-color-scheme: dark)', color: GROUNDS.night },
      ]
    : GROUNDS[theme]
