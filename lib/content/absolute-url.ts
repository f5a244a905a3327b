import { env } from '#lib/process/env.ts'

/** Address with scheme and host, as search engines want it: `/en/hotels` → `https://www.example.com/en/hotels`. */
export const absoluteUrl = (path: string): string => new URL(path, env.siteOrigin).href
