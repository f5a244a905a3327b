/*
 * Service worker: serves a member's own card page without a connection. A click on that page registers it for that page
 * alone, and stores the page's values (components/member/card/cached-card.ts). `cache` names the casino programme's
 * store. Online it changes no answer. If the page is not there any more (logged out, moved), it deletes its store.
 */
const STORE = new URL(self.location).searchParams.get('cache') ?? 'member-card'
const VALUES = '/member-card/values'
const LIFETIME = 30 * 86_400_000
const FILES = '/_next/static/'

/**
 * Answers that show no card: a redirect (0 to a worker) leads to the login, since this browser has no session any more.
 */
const GONE = [0, 401, 403, 404, 410]

const page = new URL(self.registration.scope).pathname

/** Whether the page that is shown is the stored one, whose files are then stored too. */
let away = false

self.addEventListener('install', () => { self.skipWaiting() })

self.addEventListener('activate', (event) => {
  // The browser asks for the page itself, while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname === page) event.respondWith(open(event))
  else if (away && pathname.startsWith(FILES)) event.respondWith(file(request))
})

async function open(event) {
  try {
    const response = await event.preloadResponse ?? await fetch(event.request)
    away = response.status >= 500
    const kept = away ? await stored() : undefined
    if (GONE.includes(response.status)) await forget()
    return kept ?? response
  } catch (error) {
    away = true
    const kept = await stored()
    if (!kept) throw error
    return kept
  }
}

async function stored() {
  const values = await caches.match(VALUES, { cacheName: STORE })
  if (!values) return undefined
  const { keptAt } = await values.json()
  if (Date.now() - keptAt <= LIFETIME) return await caches.match(page, { cacheName: STORE })
  await forget()
  return undefined
}

const file = async (request) => await caches.match(request, { cacheName: STORE }) ?? await fetch(request)

async function forget() {
  await caches.delete(STORE)
  await self.registration.unregister()
}
