import { env } from '#lib/process/env.ts'

/**
 * Absolute URL, as search engines require: `/en/hotels` → `https://www.example.com/en/hotels`. Home is the origin
 * alone, as Next writes a canonical address.
 */
export const absoluteUrl = (path: string): string =>
  new URL(path, env.siteOrigin).href.replace(/^(https?:\/\/[^/]+)\/$/, '$1')
