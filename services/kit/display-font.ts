import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, '../../app/styles/fonts/federo-latin-400-normal.woff2')

const DATA = readFileSync(FILE).toString('base64')

/**
 * Display face of the design language as a data URI. Tracking: a page or a mail that carries it requests no font, so
 * opening it is not reported to any server. Some 35 KB; Gmail cuts mails at 102 KB.
 */
export const DISPLAY_FONT_FACE =
  '@font-face { font-family: Federo; font-weight: 400; ' + `src: url(data:font/woff2;base64,${DATA}) format('woff2') }`

/** Stacks of the design language; mail clients that drop `@font-face` use the first face that they have. */
export const DISPLAY_FONTS = "Federo, 'Gill Sans', Optima, Candara, 'Trebuchet MS', sans-serif"
export const TEXT_FONTS = "Ysabeau, 'Gill Sans', Optima, Candara, 'Segoe UI', 'Trebuchet MS', sans-serif"
