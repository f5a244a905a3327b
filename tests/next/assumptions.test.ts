import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { STATIC_FOLDER, STATIC_PATH, buildId } from '#lib/next/build-files.ts'
import { isNextHeader } from '#lib/next/internal-headers.ts'
import { filesOfLoader } from '#lib/next/island-loader.ts'
import { deferScripts } from '#lib/next/page-scripts.ts'
import { DRAFT_COOKIE, signDraftCookie } from '#lib/routing/draft-cookie.ts'
import { isBuilt } from '#scripts/run/build.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'

// Assumptions about Next's and React's internals, tested against the real build: after an upgrade, a failing test names
// the one that no longer holds. Skipped without an up-to-date build.

const HOSTS = / data-island="/g

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

const PATHS = ['/', '/hotels/les-colombages', '/infiniment-barriere/connexion']

describe.skipIf(!isBuilt())('what the site takes Next to do', { timeout: 120_000 }, () => {
  /** One site with the page cache, one that leaves every page to Next. */
  let stored: Awaited<ReturnType<typeof startTemporaryStack>>
  let unstored: typeof stored

  beforeAll(async () => {
    stored = await startTemporaryStack({ LOG_LEVEL: 'error' })
    unstored = await startTemporaryStack({ LOG_LEVEL: 'error', PAGE_FRONT: 'off' })
  }, 300_000)

  afterAll(async () => {
    await stored?.stop()
    await unstored?.stop()
  })

  /** Requests a page as a French visitor; retries while a busy machine has no content yet. */
  const get = async (stack: typeof stored, path: string, headers: Record<string, string> = {}) =>
    await vi.waitFor(
      async () => {
        const response = await fetch(stack.origin + path, { headers: { 'accept-language': 'fr', ...headers } })
        const html = await response.text()
        if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`)
        return { headers: response.headers, html }
      },
      { timeout: 60_000, interval: 500 },
    )

  const hostsOf = (html: string) => html.match(HOSTS)?.length ?? 0

  test('the build has an id', () => {
    expect(buildId()).toMatch(/^[\w-]{8,}$/)
  })

  test('a signed draft cookie shows drafts without anything before Next, and no other value does', async () => {
    const signed = signDraftCookie(Date.now())
    const draft = await get(unstored, '/mentions-legales', { cookie: `${DRAFT_COOKIE}=${signed}` })
    const forged = await get(unstored, '/mentions-legales', { cookie: `${DRAFT_COOKIE}=${signed.slice(0, -1)}` })
    expect([draft.html.includes('/api/preview/exit'), forged.html.includes('/api/preview/exit')]).toEqual([true, false])
  })

  test.each(PATHS)(
    'script files are written as they are looked for, and lie in the static folder: %s',
    async (path) => {
      const { html } = await get(unstored, path)
      const files = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '']) =>
        / noModule/.test(attributes) ? [] : (/ src="([^"]+)"/.exec(attributes)?.[1] ?? []),
      )
      expect(files.length).toBeGreaterThan(3)
      const hosts = hostsOf(html)
      expect(hosts).toBeGreaterThan(0)
      // A nonce belongs to a single response.
      const deferred = filesOfLoader(deferScripts(html.replace(/ nonce="[^"]*"/g, ''), hosts))
      expect(deferred.length).toBeGreaterThan(3)
      // The enhancers' module is the site's own and is not deferred.
      const ofNext = files.filter((file) => file.startsWith('/_next/') && !file.includes('/enhancers.'))
      expect(ofNext.filter((file) => !deferred.includes(file))).toEqual([])
      for (const file of deferred) {
        expect(file.startsWith(`${STATIC_PATH}/`)).toBe(true)
        expect([file, existsSync(join(STATIC_FOLDER, file.slice(STATIC_PATH.length)))]).toEqual([file, true])
      }
    },
  )

  test.each(PATHS)('what is for hydration alone is recognised, and nothing else: %s', async (path) => {
    const { html } = await get(unstored, path)
    const plain = html.replace(/ nonce="[^"]*"/g, '').replaceAll(' data-island="', ' data-x="')
    const left = [...deferScripts(plain, 0).matchAll(SCRIPT)].map(([, attributes = '']) => attributes)
    expect(left.filter((attributes) => !/type="(?:application\/ld\+json|module)"/.test(attributes))).toEqual([])
    expect(plain.includes('self.__next_f.push(')).toBe(true)
  })

  test('client references are recognised: islands are marked, and hydrated by the page’s scripts', async () => {
    const { html } = await get(stored, '/')
    expect(/<form[^>]* data-island="touch"/.test(html)).toBe(true)
    expect(html.includes('data-static="')).toBe(true)
    expect(filesOfLoader(html).length).toBeGreaterThan(3)
  })

  test('a component for browsers alone leaves no digest in the markup, as a failed one would', async () => {
    const { html } = await get(unstored, '/')
    const digests = [...html.matchAll(/<template data-dgst="([^"]*)"/g)].map(([, digest]) => digest)
    expect(digests.length).toBeGreaterThan(0)
    expect(digests.filter((digest) => digest !== '' && digest !== 'BAILOUT_TO_CLIENT_SIDE_RENDERING')).toEqual([])
  })

  test('pages are rendered in the process: they are stored, and their scripts have no nonce', async () => {
    const etag = await vi.waitFor(
      async () => {
        const { headers, html } = await get(stored, '/hotels/les-colombages')
        expect(html.includes('nonce="')).toBe(false)
        return headers.get('etag')
      },
      { timeout: 60_000, interval: 500 },
    )
    expect(etag).toMatch(/^W\//)
  })

  test('a loaded page contains no internal address', async () => {
    for (const stack of [stored, unstored]) {
      const { headers } = await get(stack, '/hotels')
      expect([...headers.keys()].filter(isNextHeader)).toEqual([])
    }
  })
})
