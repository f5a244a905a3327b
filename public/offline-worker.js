/*
 * Shows the site's own page where there is no connection. It keeps one document for each language, written at install
 * with its style and lettering inside, and answers navigations alone: a page that comes from the site is passed on, and
 * nothing else is ever stored. Registered by components/site/offline.enhance.ts, with the build in its address, so that
 * each build keeps its own documents. A member's card has a worker of its own (card-worker.js), of a narrower scope.
 */
const PREFIX = 'offline-'
const STORE = PREFIX + new URL(self.location.href).searchParams.get('build')

/** Addresses of the documents; the last is that of all languages without a prefix. */
const PAGES = ['/en/offline', '/offline']

/** What the document may do: show itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'"

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(PAGES.map(keep)).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // The browser asks for the page itself, while the worker starts.
  event.waitUntil(Promise.all([forgetOthers(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request
  if (mode === 'navigate' && method === 'GET') event.respondWith(open(event))
})

async function open(event) {
  try {
    return await event.preloadResponse ?? await fetch(event.request)
  } catch (error) {
    const { pathname } = new URL(event.request.url)
    const page = PAGES.find((each) => `${pathname}/`.startsWith(each.replace(/offline$/, '')))
    const kept = await caches.match(page, { cacheName: STORE })
    if (!kept) throw error
    return kept
  }
}

/** Rejects where anything is missing: the browser tries again with the next visit. */
async function keep(page) {
  const html = await text(page)
  const fonts = new Set(links(html, 'preload').map((href) => new URL(href, self.location.href).href))
  const styles = await Promise.all(links(html, 'stylesheet').map((href) => style(new URL(href, self.location.href), fonts)))
  const bare = html.replace(/<script\b[^>]*>.*?<\/script>|<link\b[^>]*>/gs, '')
  const whole = bare.replace('</head>', () => `<style>${styles.join('')}</style></head>`)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  await (await caches.open(STORE)).put(page, new Response(whole, { headers }))
}

/** Addresses of the links of a kind that a browser would load. */
const links = (html, rel) =>
  (html.match(/<link\b[^>]*>/g) ?? [])
    .filter((link) => link.includes(`rel="${rel}"`) && !/\sdisabled\b/.test(link))
    .map((link) => /\shref="([^"]+)"/.exec(link)?.[1].replaceAll('&amp;', '&') ?? '')

/** A style sheet with its preloaded fonts inside, and without the faces that are not. */
async function style(address, fonts) {
  const css = await text(address)
  const files = [...new Set([...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, url]) => url))]
  const kept = files.filter((url) => fonts.has(new URL(url, address).href))
  const inside = new Map(await Promise.all(kept.map(async (url) => [url, await data(new URL(url, address))])))
  const whole = css.replace(/url\(["']?([^"')]+)["']?\)/g, (found, url) => inside.has(url) ? `url(${inside.get(url)})` : found)
  return whole.replace(/@font-face\s*\{[^}]*\}/g, (face) => /url\((?!data:)/.test(face) ? '' : face)
}

async function data(address) {
  const bytes = new Uint8Array(await (await ask(address)).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return `data:font/woff2;base64,${btoa(binary)}`
}

const text = async (address) => await (await ask(address)).text()

async function ask(address) {
  const answer = await fetch(address, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer
}

async function forgetOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== STORE)
  await Promise.all(names.map((name) => caches.delete(name)))
}
