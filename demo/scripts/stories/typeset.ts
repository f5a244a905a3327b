const NBSP = '\u00a0'

/** Word joiner: invisible, prevents a line break. */
const JOINER = '\u2060'

const UNITS = 'h|min|m²|m|km|cm|mm|g|kg|kW|°C|pers\\.|ans|places|chambres|couverts'

/** Applies French typography (no-break spaces, word joiners, apostrophes), so that authors can type plain text. */
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

/** Applies curly quotation marks and apostrophes, and a no-break space between a number and its unit. */
export const typesetEnglish = (text: string): string =>
  text
    .replace(/(^|[\s(\u2014\u2013[])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s(\u2014\u2013[])'/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/\.\.\./g, '…')
    .replace(/(\d) (?=(?:m²|m|km|cm|kg|kW|°C|am|pm|min)(?![\p{L}]))/gu, `$1${NBSP}`)
