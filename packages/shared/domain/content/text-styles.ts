/** Styles of formatted text, the only ones that the editor offers. */
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

/** Inks that the editor offers. Without `or`: it equals `gold` by day, and stays dark at night. */
export const OFFERED_INKS = ['accent', 'gold', 'muted', 'vermillon', 'petrole', 'encre', 'sable'] as const
