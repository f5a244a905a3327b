import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PASSWORD, codeOf, secretOf } from '#tests/contracts/content/editor-client.ts'
import { writeSpace } from '#tests/contracts/content/space.ts'
import { startPostgres } from '@barriere/testing/postgres-server.ts'
import { startProgram } from './program.ts'
import { seeded } from './seeded.ts'
import { median, told } from './timing-statistics.ts'

// `node tests/load/editor-timing.ts [pglite|postgres] [tries] [seed]`: timing attack on the editor's login; how well
// the duration of a refusal reveals whether an address has an account with a second step, whether the password was
// wrong or its code alone.
const [kind = 'pglite', tries = '300', seed = '1'] = process.argv.slice(2)

/** Failed attempts allowed per network address (`services/kit/staff/browser.ts`), with one to spare. */
const TRIES_OF_ADDRESS = 39

/** Failed attempts per account: the third would lock it. */
const TRIES_OF_ACCOUNT = 2

const random = seeded(Number(seed))
const count = Number(tries)
const tell = (line: string): void => void process.stdout.write(`editor, ${kind}: ${line}\n`)

const agents = new Map<number, Agent>()

/** Connections from an address of this machine of its own: 127.0.0.2 and on. */
const agentOf = (number: number): Agent => {
  const known = agents.get(number) ?? new Agent({ keepAlive: true, localAddress: `127.0.0.${number + 2}` })
  agents.set(number, known)
  return known
}

const folder = await mkdtemp(join(tmpdir(), 'editor-timing-'))
await writeSpace(join(folder, 'content'), {
  stories: [{ slug: 'home', full_slug: 'home', content: { component: 'page' } }],
})
const server = kind === 'postgres' ? await startPostgres() : undefined
if (kind === 'postgres' && !server) throw new Error('PostgreSQL is not installed.')
const program = await startProgram(
  { SERVICES: 'content', LOG_LEVEL: 'info', ...(server ? { DATABASE_URL: server.url } : {}) },
  folder,
)

/** A call as the editor's page makes it, or with the management token. Resolves to its status, answer and duration. */
async function call(method: string, path: string, body: unknown, from: number, token?: string) {
  const sent = JSON.stringify(body)
  const began = performance.now()
  const asked = request(`${program.url}/content/v1/${path}`, {
    method,
    agent: agentOf(from),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(sent),
      ...(token === undefined ? { 'x-editor': '1', 'origin': program.url } : { authorization: token }),
    },
  })
  asked.end(sent)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const answer: unknown = JSON.parse(await text(response))
  return { status: response.statusCode, answer, took: performance.now() - began }
}

/** Enrols a person with a second step, by an invitation. Resolves to their address. */
async function enrol(index: number): Promise<string> {
  const email = `known-${index}@example.com`
  const collaborator = { email, name: 'Known', role: 'reader' }
  const made = await call('POST', 'spaces/1/collaborators', { collaborator }, 0, 'local-management')
  const secret = secretOf((made.answer as { invitation_url: string }).invitation_url)
  const shown = await call('POST', 'session/invitation', { invitation: { secret } }, 0)
  const totp = (shown.answer as { invitation: { secret: string } }).invitation.secret
  const invitation = { secret, password: PASSWORD, repeated: PASSWORD, code: codeOf(totp, Date.now()) }
  const { status } = await call('PUT', 'session/invitation', { invitation }, 0)
  if (status !== 200) throw new Error(`The invitation was answered ${status}.`)
  return email
}

const KINDS = ['wrong password', 'wrong code', 'unknown'] as const

try {
  const accounts: string[] = []
  for (let index = 0; index < count; index += 1) accounts.push(await enrol(index))
  const half = accounts.length / TRIES_OF_ACCOUNT
  const sessionOf = (what: (typeof KINDS)[number], index: number) => {
    const number = Math.floor(index / TRIES_OF_ACCOUNT)
    if (what === 'unknown') return { email: `nobody-${number}@example.com`, password: PASSWORD, code: '000000' }
    if (what === 'wrong code') return { email: accounts[half + number], password: PASSWORD, code: '000000' }
    return { email: accounts[number], password: `${PASSWORD}!`, code: '000000' }
  }
  const order = KINDS.flatMap((what) => Array.from({ length: count }, (_, index) => ({ what, index, lot: random() })))
  const times: Record<(typeof KINDS)[number], number[]> = { 'wrong password': [], 'wrong code': [], 'unknown': [] }
  for (const [done, { what, index }] of order.sort((left, right) => left.lot - right.lot).entries()) {
    const session = sessionOf(what, index)
    const { status, took } = await call('POST', 'session', { session }, 1 + Math.floor(done / TRIES_OF_ADDRESS))
    if (status !== 401) throw new Error(`A wrong login was answered ${status}.`)
    times[what].push(took)
  }
  for (const what of ['wrong password', 'wrong code'] as const)
    tell(
      `login with a second step, ${what}: ${told(times[what], times.unknown)}, ` +
        `median ${median(times[what])} ms, ${median(times.unknown)} ms unknown, ${count} each`,
    )
  tell(`wrong code told from wrong password: ${told(times['wrong code'], times['wrong password'])}`)
} finally {
  for (const agent of agents.values()) agent.destroy()
  await program.stop()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}
