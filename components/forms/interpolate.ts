import { fillPlaceholders } from '@barriere/shared/domain/text/placeholders.ts'

/**
 * Interpolates placeholders in braces: `interpolate('Au moins {min}', { min: 2 })`. A placeholder without a value is
 * kept.
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  fillPlaceholders(text, (name) => (Object.hasOwn(values, name) ? String(values[name]) : undefined))
