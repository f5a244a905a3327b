/** Words per minute of leisure reading on a screen. */
const PACE = 220

/** Reading time of a text: whole minutes, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)?.length ?? 0) / PACE))
