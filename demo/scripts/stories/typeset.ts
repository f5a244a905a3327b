const NBSP = '\u00a0'

/** Word joiner: no line ends there, and nobody sees it. */
const JOINER = '\u2060'

const UNITS = 'h|min|m²|m|km|cm|mm|g|kg|kW|°C|pers\\.|ans|places|chambres|couverts'

/** No-break spaces, hyphens and apostrophes as French print has them, so that writers need not think of them. */
export const typesetFrench = (text: string): string =>
  text
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…')
    .replace(/[ \u00a0\u202f]+([:;!?»%€])/g, `${NBSP}$1`)
    .replace(/«[ \u00a0\u202f]*/g, `«${NBSP}`)
    .replace(new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}]))`, 'gu'), `$1${NBSP}`)
    .replace(/(?<=\d [h]) (?=\d\d(?!\d))/g, NBSP)
    .replace(/(?<=\d\u00a0h) (?=\d\d(?!\d))/g, NBSP)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, NBSP)
    .replace(/(?<![\p{L}\p{N}/#-])e-(?=mail)/gu, `e-${JOINER}`)

/** Curly quotation marks and apostrophes; a figure keeps its unit. */
export const typesetEnglish = (text: string): string =>
  text
    .replace(/(^|[\s(\u2014\u2013[])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s(\u2014\u2013[])'/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…')
    .replace(/(\d) (?=(?:m²|m|km|cm|kg|kW|°C|am|pm|min)(?![\p{L}]))/gu, `$1${NBSP}`)
