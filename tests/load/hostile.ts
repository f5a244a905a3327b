import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import autocannon from 'autocannon'
import { buildIfStale } from '#scripts/run/build.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { addressOf, logInFrom } from './strangers.ts'
import { openVisitor, paced, percentile } from './visits.ts'

// Load of strangers: connections of one kind at a time, from one address and from eighty in as many networks. Meanwhile
// measures the latency of a stored page, a search and a member's login, compared with a quiet site. Run by `npm run
// bench -- hostile`, for some kinds by parts of their names.

/** Connections by the number of addresses that they come from. */
const CONNECTIONS: Readonly<Record<number, number>> = { 1: 16, 80: 80 }

/** Seconds of each kind. */
const SECONDS = 8

/** Milliseconds between two requests of the visitor, of the search, and of the member. */
const VISITS = 10
const SEARCHES = 500
const LOGINS = 250

/** Addresses in a network (/24). */
const NETWORK = 256

const MEMBER = { email: 'infiniment@example.com', password: 'Infiniment#2026' }

interface Hostile {
  readonly name: string
  readonly method?: string
  readonly path: (index: number) => string
}

/** A new search word. */
const word = (index: number): string => (index * 2_654_435_761).toString(36)

const KINDS: readonly Hostile[] = [
  { name: 'later pages of a list', path: (index) => `/journal?page=${2 + (index % 98)}` },
  { name: 'searches', path: (index) => `/recherche?q=${word(index)}` },
  { name: 'evenings', path: (index) => `/ma-soiree?date=2027-0${1 + (index % 9)}-11&party=${1 + (index % 8)}` },
  { name: 'search calls', path: (index) => `/api/search?q=${word(index)}` },
  { name: 'suggestions', path: (index) => `/api/search/suggest?q=${word(index).slice(0, 4)}` },
  { name: 'addresses that do not exist', path: (index) => `/${word(index)}` },
  { name: 'files of the card', path: (index) => `/card/${word(index)}` },
  { name: 'renderings of pictures', path: (index) => `/media/f/1/${word(index)}/x.jpg/m/${index}x0` },
  { name: 'sales', path: () => '/api/casino/sales' },
  { name: 'bookings', path: (index) => `/synxis-redirect?hotel=14001&promo=${word(index)}` },
  { name: 'TRACE', method: 'TRACE', path: () => '/api/search' },
]

const tell = (text: string): void => void process.stdout.write(`${text}\n`)

if (!isMainThread) {
  const { origin, kind, addresses } = workerData as { origin: string; kind: number; addresses: number }
  const { method = 'GET', path } = KINDS[kind] as Hostile
  const { statusCodeStats, errors } = (await autocannon({
    url: origin,
    duration: SECONDS,
    connections: CONNECTIONS[addresses] ?? 1,
    requests: Array.from({ length: 2_000 }, (_, index) => ({
      method: method as 'GET',
      path: path(index + 7),
      headers: { 'x-forwarded-for': addressOf((index % addresses) * NETWORK) },
    })),
  })) as unknown as { statusCodeStats: Record<string, { count: number }>; errors: number }
  parentPort?.postMessage(
    [...Object.entries(statusCodeStats).map(([status, { count }]) => `${status}: ${count}`), `errors: ${errors}`].join(
      ', ',
    ),
  )
} else await measure()

async function measure(): Promise<void> {
  await buildIfStale()
  const stack = await startTemporaryStack({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' })
  const visitor = openVisitor(`${stack.origin}/`)
  let people = 0
  const logIn = async (): Promise<void> => {
    const response = await logInFrom(stack.origin, `203.0.113.${(people += 1) % 250}`, MEMBER)
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`The login answered ${response.status}.`)
  }
  let searched = 0
  const search = async (): Promise<void> => {
    const response = await fetch(`${stack.origin}/recherche?q=${word((searched += 1) + 1_000_000)}`, {
      // Each search is another visitor's.
      headers: { 'x-forwarded-for': `192.0.${searched % 256}.1` },
    })
    await response.arrayBuffer()
    if (response.status !== 200) refusedSearches += 1
  }
  let refusedSearches = 0
  const beside = async (running: Promise<unknown>) => {
    let over = false
    const ended = running.then(() => {
      over = true
    })
    const [visits, searches, logins] = await Promise.all([
      paced(VISITS, () => over, visitor.visit),
      paced(SEARCHES, () => over, search),
      paced(LOGINS, () => over, logIn),
      ended,
    ])
    return { visit: percentile(visits, 0.99), search: percentile(searches, 0.5), login: percentile(logins, 0.5) }
  }
  const pause = () =>
    new Promise((resolve) => {
      setTimeout(resolve, SECONDS * 1000)
    })
  await beside(pause())
  const quiet = await beside(pause())
  tell(
    `quiet: stored page p99 ${quiet.visit.toFixed(1)} ms, search median ${quiet.search.toFixed(0)} ms, ` +
      `login median ${quiet.login.toFixed(0)} ms`,
  )
  const chosen = process.argv.slice(2)
  for (const [kind, { name }] of KINDS.entries()) {
    if (chosen.length > 0 && !chosen.some((part) => name.includes(part))) continue
    for (const addresses of Object.keys(CONNECTIONS).map(Number)) {
      const worker = new Worker(fileURLToPath(import.meta.url), {
        workerData: { origin: stack.origin, kind, addresses },
      })
      const answered = once(worker, 'message')
      refusedSearches = 0
      const busy = await beside(answered)
      const [answers] = (await answered) as [string]
      const ratio = (of: keyof typeof quiet): string =>
        `${of} ×${(busy[of] / quiet[of]).toFixed(1)} (${busy[of].toFixed(of === 'visit' ? 1 : 0)} ms)`
      tell(
        `${name}, addresses: ${addresses}: ${ratio('visit')}, ${ratio('search')}, ${refusedSearches} refused, ` +
          `${ratio('login')}; answers ${answers}`,
      )
    }
  }
  visitor.close()
  await stack.stop()
}
