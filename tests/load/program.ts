import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { COMPILED } from '#scripts/run/processes.ts'

export interface Program {
  /** Base URL of the services, without a trailing slash. */
  readonly url: string
  /** Start-up time in milliseconds. */
  readonly readyAfter: number
  /** Log lines of internal errors. */
  readonly failures: readonly string[]
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>
  /** Graceful stop. */
  stop(): Promise<void>
}

/** Starts the services as a separate process on a free port, with a clean environment but the compile cache. */
export async function startProgram(variables: Readonly<Record<string, string>>, cwd: string): Promise<Program> {
  const began = performance.now()
  const child = spawn(process.execPath, [join(process.cwd(), 'services/main.ts')], {
    cwd,
    env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED, SERVICES_PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const failures: string[] = []
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const lines = createInterface(child.stdout)
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The services ended with ${code} before they were ready.`)))
    lines.on('line', (line) => {
      const { level, msg, url: address } = JSON.parse(line) as { level: number; msg: string; url?: string }
      if (msg === 'services ready' && address !== undefined) resolve(address)
      if (level >= 50) failures.push(line)
    })
  })
  return {
    url,
    readyAfter: performance.now() - began,
    failures,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
