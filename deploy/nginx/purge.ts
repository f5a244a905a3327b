/**
 * Purge agent: a soft purge of nginx's cache by surrogate keys, in the format of Fastly's API. Runs beside nginx, as a
 * user that may write its cache.
 *
 *   PURGE_TOKEN=…[,passive] PURGE_FOLDER=/var/cache/nginx/barriere PURGE_PORT=4002 node deploy/nginx/purge.ts
 *   POST /  with  Fastly-Key: <token>  and  Surrogate-Key: <key> <key>…   →   {"purged":2}
 */
import { timingSafeEqual } from 'node:crypto'
import { type Dirent, closeSync, constants, openSync, readSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { join } from 'node:path'

const { PURGE_TOKEN = '', PURGE_FOLDER: folder = '', PURGE_PORT: port = '4002' } = process.env
const { PURGE_HOST: host = '127.0.0.1' } = process.env

const tokens = PURGE_TOKEN.split(',').map((token) => token.trim())

if (tokens.length > 2 || tokens.some((token) => token.length < 16) || folder === '') {
  process.stderr.write(
    'Bad settings. PURGE_TOKEN (one or two of at least 16 characters) and PURGE_FOLDER are needed.\n',
  )
  process.exit(1)
}

/** Bytes that are read of each file: first those of most pages' headers, then as many as nginx takes (`http.conf`). */
const HEAD = { first: 4 * 1024, most: 40 * 1024 }

/** Layout of a file of nginx's cache (`ngx_http_file_cache_header_t`, 64 bits): where is what, and of which version. */
const LAYOUT = { version: 5n, validUntil: 8, bodyStart: 56 } as const

/** Seconds since the epoch: long ago, so that nginx asks the site, and shows the old page only if that is away. */
const EXPIRED = Buffer.alloc(8)
EXPIRED.writeBigInt64LE(1n)

const head = Buffer.alloc(HEAD.most)

/** Files of the cache that are complete: nginx names them by the 32 digits of a hash. */
const files = (): readonly Dirent[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /^[\da-f]{32}$/.test(entry.name),
  )

/** Expires the pages that carry one of the keys. Returns how many. */
function purge(keys: ReadonlySet<string>): number {
  return files().filter((entry) => purgeFile(join(entry.parentPath, entry.name), keys)).length
}

function purgeFile(path: string, keys: ReadonlySet<string>): boolean {
  let file: number
  try {
    file = openSync(path, constants.O_RDWR)
  } catch (error) {
    // Evicted since the folder was read.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
  try {
    let length = readSync(file, head, 0, HEAD.first, 0)
    if (length < LAYOUT.bodyStart + 2) return false
    const isKnown = head.readBigUInt64LE(0) === LAYOUT.version
    const end = isKnown ? head.readUInt16LE(LAYOUT.bodyStart) : HEAD.most
    if (end > length) length += readSync(file, head, length, HEAD.most - length, length)
    const [, carried = ''] =
      /\r\nsurrogate-key: ([^\r\n]*)/i.exec(head.toString('latin1', 0, Math.min(end, length))) ?? []
    if (!carried.split(' ').some((key) => keys.has(key))) return false
    // Another version of nginx: what cannot be marked is removed.
    if (isKnown) writeSync(file, EXPIRED, 0, EXPIRED.length, LAYOUT.validUntil)
    else rmSync(path, { force: true })
    return true
  } finally {
    closeSync(file)
  }
}

function isAllowed(request: IncomingMessage): boolean {
  const given = Buffer.from(String(request.headers['fastly-key'] ?? ''))
  const same = (token: string): boolean => {
    const wanted = Buffer.from(token)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
  return tokens.map(same).includes(true)
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(`${JSON.stringify(body)}\n`)
}

const server = createServer((request, response) => {
  request.resume()
  if (request.method === 'GET' && request.url === '/health') return answer(response, 200, { status: 'ok' })
  if (request.method !== 'POST') return answer(response, 405, { error: 'method' })
  if (!isAllowed(request)) return answer(response, 401, { error: 'token' })
  const keys = String(request.headers['surrogate-key'] ?? '')
    .split(/[\s,]+/)
    .filter((key) => key !== '')
  try {
    answer(response, 200, { purged: purge(new Set(keys)) })
  } catch (error) {
    process.stderr.write(`${JSON.stringify({ event: 'purge.failed', message: String(error) })}\n`)
    answer(response, 500, { error: 'cache' })
  }
})

server.listen({ port: Number(port), host })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close())
