import type { Locale } from '#lib/domain/locale.ts'
import type { Messages } from '#lib/i18n/translate.ts'

/** Names of the casinos by their keys; a key without a name stands for itself. */
export type CasinoNames = Readonly<Record<string, string>>

/** What every page of the casino programme's member area is given by its block. */
export interface CasinoPartProps {
  locale: Locale
  refused: Messages['casino']['limits']['refused']
  frame: Messages['member']['frame']
}

export interface RewardsProps extends CasinoPartProps {
  casinos: CasinoNames
  labels: Messages['casino']['rewards']
}

/** The casinos of a list in words: `Deauville, Dinard et La Baule`. */
export const casinoList = (keys: readonly string[], names: CasinoNames, locale: Locale): string =>
  new Intl.ListFormat(locale).format(keys.map((key) => names[key] ?? key))
