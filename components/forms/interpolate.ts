import { fillPlaceholders } from '@barriere/shared/domain/text/placeholders.ts'

/**
 * Interpolates placeholders in braces: `interpolate('Au moins {min}', { min: 2 })`. One without a value stays as it is.
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  fillPlaceholders(text, (name) => (Object.hasOwn(values, name) ? String(values[name]) : undefined))
