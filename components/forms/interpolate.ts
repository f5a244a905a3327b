/**
 * Interpolates placeholders in braces: `interpolate('Au moins {min}', { min: 2 })`. One without a value stays as it is.
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place))
