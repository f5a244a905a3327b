import type { Viewport } from 'next'

/** A page's theme, the value of its `data-theme`. */
type Theme = 'paper' | 'auto' | 'night'

/** Background colours in `tokens.css` (`--papier`, `--nuit`), for the browser's own bars. A test compares them. */
export const GROUNDS = { paper: '#f7f0e0', night: '#0b1428' } as const

/** `theme-color` of a page: the background of its theme; for `auto`, one background per colour preference. */
export const themeColor = (theme: Theme): NonNullable<Viewport['themeColor']> =>
  theme === 'auto'
    ? [
        { media: '(prefers-color-scheme: light)', color: GROUNDS.paper },
        { media: '(prefers-color-scheme: dark)', color: GROUNDS.night },
      ]
    : GROUNDS[theme]
