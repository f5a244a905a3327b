import { at } from './svg-path.ts'

/** A seeded random number generator: the same seed gives the same picture on every machine. */
export interface Random {
  /** A number in [0, 1). */
  (): number
  /** A number between two bounds. */
  r(low: number, high: number): number
  /** A whole number between two bounds, both included. */
  i(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  /** True with the given probability. */
  b(probability?: number): boolean
}

/** FNV-1a, 32 bits. */
export const hash = (text: string): number => {
  let h = 2166136261 >>> 0
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}

/** Mulberry32: a short generator that passes the usual statistical tests. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    r: (low: number, high: number) => low + (high - low) * next(),
    i: (low: number, high: number) => Math.floor(low + (high - low + 1) * next()),
    pick: <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length)),
    b: (probability = 0.5) => next() < probability,
  })
}
