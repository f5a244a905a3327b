import { SITE } from './stack.ts'

/** Headers of a browser's request from another site's page. */
export const CROSS_SITE = { 'sec-fetch-site': 'cross-site', 'origin': 'https://evil.example' }

/** Request headers of other sites, and of clients that are no browser page. */
export const FOREIGN: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
  ['cross-site', CROSS_SITE],
  ['cross-site with our origin', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site', 'origin': 'https://blog.site.example' }],
  ['a wrong origin', { 'sec-fetch-site': undefined, 'origin': 'https://evil.example' }],
  ['our origin over http', { 'sec-fetch-site': undefined, 'origin': SITE.replace('https', 'http') }],
  ['the origin null', { 'sec-fetch-site': undefined, 'origin': 'null' }],
  ['nothing', { 'sec-fetch-site': undefined, 'origin': undefined }],
  ['the address bar', { 'sec-fetch-site': 'none', 'origin': undefined }],
]
