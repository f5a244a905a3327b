import inject from 'light-my-request'
import { describe } from 'vitest'
import type { FinishedPage } from '#lib/page-cache/finished-page.ts'
import { sendPage } from '#lib/server/send-page.ts'
import { type Report, checkReports } from './report.ts'

const BODY = Buffer.from('<!doctype html>')

const PAGE = {
  etag: '"5103"',
  policy: "default-src 'self'",
  bodies: { br: BODY, gzip: BODY, identity: BODY },
} as unknown as FinishedPage

/** `If-None-Match` of a request for a page with the tag `"5103"`, and the answer's status and caching headers. */
const REQUESTS: readonly Report<string, readonly [status: number, headers: readonly string[]]>[] = [
  {
    source: 'https://github.com/webpy/webpy/issues/747',
    says: 'a weak tag is the same',
    input: 'W/"5103"',
    expected: [304, ['cache-control', 'etag', 'vary']],
  },
  {
    source: 'https://github.com/JSONbored/metagraphed/issues/1422',
    says: 'one of several tags',
    input: '"5102", "5103"',
    expected: [304, ['cache-control', 'etag', 'vary']],
  },
  {
    source: 'https://github.com/bottlepy/bottle/pull/1537',
    says: 'any tag',
    input: '*',
    expected: [304, ['cache-control', 'etag', 'vary']],
  },
  {
    source: 'https://github.com/apache/tomcat/pull/325',
    says: 'a weak tag among others',
    input: 'W/"5102", W/"5103"',
    expected: [304, ['cache-control', 'etag', 'vary']],
  },
  {
    source: 'https://github.com/Shopify/response_bank/pull/65',
    says: 'a part of the tag is another tag',
    input: '"510"',
    expected: [200, ['cache-control', 'etag', 'vary']],
  },
  {
    source: 'https://github.com/ujeenet/rustango/pull/1263',
    says: 'the answer without a body says how long it may be stored, too',
    input: '"5103"',
    expected: [304, ['cache-control', 'etag', 'vary']],
  },
]

describe('conditional requests', () => {
  checkReports(REQUESTS, async (tags) => {
    const { statusCode, headers } = await inject(
      (request, response) => sendPage(request, response, PAGE, { path: '/hotels', guarded: false, cookie: undefined }),
      { method: 'GET', url: '/hotels', headers: { 'if-none-match': tags } },
    )
    return [statusCode, ['cache-control', 'etag', 'vary'].filter((name) => headers[name] !== undefined)] as const
  })
})
