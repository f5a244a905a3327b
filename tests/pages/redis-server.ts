import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@barriere/shared/process/ports.ts'
import { stop } from '#scripts/run/processes.ts'

/** A Redis server for one test, on the loopback interface, without persistence. */
export class RedisServer {
  readonly url: string
  readonly #port: number
  #child: ChildProcess | undefined

  private constructor(port: number) {
    this.#port = port
    this.url = `redis://127.0.0.1:${port}`
  }

  /** Whether there is a Redis; without one, the tests that need it are skipped, and a line on stderr says so. */
  static installed(): boolean {
    const missing = spawnSync('redis-server', ['--version']).error !== undefined
    if (missing)
      process.stderr.write(
        'Redis is not installed: the tests that need it are skipped (apt-get install redis-server).\n',
      )
    return !missing
  }

  /** Rejects where Redis is not installed. */
  static async begin(): Promise<RedisServer> {
    const server = new RedisServer(await freePort())
    await server.start()
    return server
  }

  /** On the same port as before. Resolves once it takes connections. */
  async start(): Promise<void> {
    const child = spawn(
      'redis-server',
      ['--port', String(this.#port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const failed = once(child, 'error').then(([error]) => {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT'
        ? new Error('These tests need Redis: apt-get install redis-server.')
        : error
    })
    const ended = once(child, 'exit').then(() => {
      throw new Error('Redis ended before it was ready.')
    })
    await Promise.race([failed, ended, ready(child)])
    for (const left of [failed, ended]) left.catch(() => undefined)
    this.#child = child
  }

  async stop(): Promise<void> {
    if (this.#child) await stop(this.#child)
    this.#child = undefined
  }

  /** Suspends the server: connections stay open, and nothing is answered. */
  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('Redis has no output.')
  let said = ''
  for await (const chunk of stdout) {
    said += String(chunk)
    if (said.includes('Ready to accept connections')) break
  }
}
