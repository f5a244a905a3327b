import { env } from '#lib/process/env.ts'

/** Absolute URL, as search engines require: `/en/hotels` → `https://www.example.com/en/hotels`. */
export const absoluteUrl = (path: string): string => new URL(path, env.siteOrigin).href
