import { cleanCode } from './typed-text.ts'

/** Generic format for any country: letters, digits, spaces and hyphens, 2 to 12 characters. */
export const POSTAL_CODE = /^[A-Za-z0-9 -]+$/

const POSTAL_CODE_LENGTH = { min: 2, max: 12 } as const

/** Countries and territories (ISO 3166-1 alpha-2) without postal codes, after the Universal Postal Union's list. */
const WITHOUT: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GQ GY HK KI KM KP LC ML MO MR MW ' +
    'NR NU QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
)

/** Whether addresses of a country have a postal code. True without a country. */
export const hasPostalCodes = (country: string): boolean => !WITHOUT.has(country)

interface Format {
  /** Matches upper-case text. */
  readonly pattern: RegExp
  readonly example: string
  /** Position of the hyphen that people may leave out. */
  readonly hyphen?: number
}

const digits = (count: number, example: string): Format => ({ pattern: new RegExp(`^\\d{${count}}$`), example })

/** Three digits, an optional space, two digits. */
const spaced = (example: string): Format => ({ pattern: /^\d{3} ?\d{2}$/, example })

/** Postal code formats of the countries of most guests (ISO 3166-1 alpha-2). */
const FORMATS: Readonly<Record<string, Format>> = {
  AT: { pattern: /^(?:A-)?[1-9]\d{3}$/, example: '1010' },
  AU: digits(4, '2000'),
  BE: { pattern: /^(?:B-)?[1-9]\d{3}$/, example: '1000' },
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/, example: 'K1A 0B1' },
  CH: { pattern: /^(?:CH-)?[1-9]\d{3}$/, example: '1201' },
  CZ: spaced('110 00'),
  DE: { pattern: /^(?:D-)?\d{5}$/, example: '10117' },
  DK: { pattern: /^(?:DK-)?\d{4}$/, example: '1050' },
  ES: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28013' },
  FI: { pattern: /^(?:FI-)?\d{5}$/, example: '00100' },
  FR: { pattern: /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/, example: '14800' },
  GB: { pattern: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})$/, example: 'SW1A 1AA' },
  IE: { pattern: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/, example: 'D02 AF30' },
  IT: digits(5, '00184'),
  JP: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
  LU: { pattern: /^(?:L-)?\d{4}$/, example: '1009' },
  MC: { pattern: /^980\d{2}$/, example: '98000' },
  NL: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/, example: '1012 AB' },
  NO: digits(4, '0150'),
  PL: { pattern: /^\d{2}-?\d{3}$/, example: '00-950' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1100-148', hyphen: 4 },
  SE: { pattern: /^(?:SE-)?\d{3} ?\d{2}$/, example: '111 22' },
  US: { pattern: /^\d{5}(?:-\d{4})?$/, example: '10001', hyphen: 5 },
}

const formatOf = (country: string): Format | undefined =>
  Object.hasOwn(FORMATS, country) ? FORMATS[country] : undefined

/** Example of a country's postal code for a message; undefined for an unknown format. */
export const postalCodeExample = (country: string): string | undefined => formatOf(country)?.example

/**
 * A postal code in the form of its country (ISO 3166-1 alpha-2): `75 008` of FR is `75008`, nine figures of US are
 * `10001-1234`. The generic format for an unknown country; '' for a country without codes. Undefined for an invalid
 * text.
 */
export function readPostalCode(text: string, country: string): string | undefined {
  const code = cleanCode(text).toUpperCase()
  if (!hasPostalCodes(country)) return ''
  if (!POSTAL_CODE.test(code) || code.length < POSTAL_CODE_LENGTH.min || code.length > POSTAL_CODE_LENGTH.max)
    return undefined
  const format = formatOf(country)
  if (!format) return code
  const compact = code.replace(/[ -]/g, '')
  const { hyphen = 0 } = format
  return [code, compact, `${compact.slice(0, hyphen)}-${compact.slice(hyphen)}`].find((one) => format.pattern.test(one))
}

export const isPostalCode = (text: string, country: string): boolean => readPostalCode(text, country) !== undefined
