import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import autocannon from 'autocannon'
import { buildIfStale } from '#scripts/run/build.ts'
import { startTemporaryStack } from '#scripts/run/temporary-stack.ts'
import { logInFrom } from './strangers.ts'
import { openVisitor, paced, percentile } from './visits.ts'

// Load of strangers who ask for work: sixteen connections of one kind at a time, and beside them what a visitor of a
// stored page and a member at login wait for, compared with a quiet site. Run by `npm run bench -- hostile`, for
// some kinds by parts of their names.

const CONNECTIONS = 16

/** Seconds of each kind. */
const SECONDS = 8

/** Milliseconds between two requests of the visitor, and of the member. */
const VISITS = 10
const LOGINS = 250

const MEMBER = { email: 'infiniment@example.com', password: 'Infiniment#2026' }

interface Hostile {
  readonly name: string
  readonly method?: string
  readonly path: (index: number) => string
}

/** A word that was not asked for before. */
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
  { name: 'bookings', path: (index) => `/synxis-redirect?hotel=14001&promo=${word(index)}` },
  { name: 'TRACE', method: 'TRACE', path: () => '/api/search' },
]

const tell = (text: string): void => void process.stdout.write(`${text}\n`)

if (!isMainThread) {
  const { origin, kind } = workerData as { origin: string; kind: number }
  const { method = 'GET', path } = KINDS[kind] as Hostile
  const { statusCodeStats, errors } = (await autocannon({
    url: origin,
    duration: SECONDS,
    connections: CONNECTIONS,
    headers: { 'x-forwarded-for': '198.51.100.7' },
    requests: Array.from({ length: 2_000 }, (_, index) => ({ method: method as 'GET', path: path(index + 7) })),
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
  const beside = async (running: Promise<unknown>) => {
    let over = false
    const ended = running.then(() => {
      over = true
    })
    const [visits, logins] = await Promise.all([
      paced(VISITS, () => over, visitor.visit),
      paced(LOGINS, () => over, logIn),
      ended,
    ])
    return { visit: percentile(visits, 0.99), login: percentile(logins, 0.5) }
  }
  const pause = () =>
    new Promise((resolve) => {
      setTimeout(resolve, SECONDS * 1000)
    })
  await beside(pause())
  const quiet = await beside(pause())
  tell(`quiet: stored page p99 ${quiet.visit.toFixed(1)} ms, login median ${quiet.login.toFixed(0)} ms`)
  const chosen = process.argv.slice(2)
  for (const [kind, { name }] of KINDS.entries()) {
    if (chosen.length > 0 && !chosen.some((part) => name.includes(part))) continue
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { origin: stack.origin, kind } })
    const answered = once(worker, 'message')
    const { visit: visited, login } = await beside(answered)
    const [answers] = (await answered) as [string]
    tell(
      `${name}: stored page ×${(visited / quiet.visit).toFixed(1)} (${visited.toFixed(1)} ms), ` +
        `login ×${(login / quiet.login).toFixed(1)} (${login.toFixed(0)} ms); answers ${answers}`,
    )
  }
  visitor.close()
  await stack.stop()
}
