/** Families of browsers and their names; a user agent is reduced to one of them before storage. */
export const BROWSER_NAMES = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
} as const

export const SYSTEM_NAMES = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
} as const

/** A browser and its system (data minimisation: no version, no model). */
export interface Agent {
  readonly browser: keyof typeof BROWSER_NAMES | 'other'
  readonly system: keyof typeof SYSTEM_NAMES | 'other'
}
