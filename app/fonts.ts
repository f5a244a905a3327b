import localFont from 'next/font/local'

/** Headings, prices and the bands of posters (design language §3). */
export const displayFont = localFont({
  src: './styles/fonts/federo-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-display',
  display: 'swap',
  fallback: ['Gill Sans', 'Optima', 'sans-serif'],
})

/** All other text. The italic font is not preloaded: only a page that uses it loads it. */
export const textFont = localFont({
  src: './styles/fonts/ysabeau-latin-wght-normal.woff2',
  weight: '450 720',
  variable: '--font-text',
  display: 'swap',
  fallback: ['Gill Sans', 'Optima', 'Segoe UI', 'sans-serif'],
})

export const italicFont = localFont({
  src: './styles/fonts/ysabeau-latin-wght-italic.woff2',
  weight: '450 720',
  style: 'italic',
  variable: '--font-text-italic',
  display: 'swap',
  preload: false,
})
