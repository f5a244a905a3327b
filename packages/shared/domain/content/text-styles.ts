/** Styles of formatted text that the site has; an editor offers these alone. */
export const TEXT_STYLES = ['lead', 'small', 'caps'] as const

export type TextStyle = (typeof TEXT_STYLES)[number]

/** Named colours of formatted text (ink → CSS), which follow the page's theme. */
export const INKS: Readonly<Record<string, string>> = {
  accent: 'var(--accent)',
  gold: 'var(--gold)',
  muted: 'var(--fg-2)',
  vermillon: 'var(--vermillon)',
  petrole: 'var(--petrole)',
  or: 'var(--or)',
  encre: 'var(--encre)',
  sable: 'var(--sable)',
}

/** Inks that an editor offers: `or` is what `gold` is by day, and stays dark at night. */
export const OFFERED_INKS = ['accent', 'gold', 'muted', 'vermillon', 'petrole', 'encre', 'sable'] as const
