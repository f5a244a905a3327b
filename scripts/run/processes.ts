import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export type Settings = Readonly<Record<string, string | undefined>>

/**
 * Compile cache of all processes of this folder. From the second start on, modules are read without their types, and
 * the type stripper, some ten megabytes, stays unloaded. Not in `deploy`, where no written file is run.
 */
export const COMPILED = resolve('.cache/compile')

interface Options {
  readonly env?: Settings
  readonly stdio?: SpawnOptions['stdio']
  /** Working directory; the present one by default. */
  readonly cwd?: string | undefined
}

const running = new Set<ChildProcess>()

// Orphans: a test worker that ends early would leave its stack behind, which keeps the run's output open.
process.once('exit', () => {
  for (const child of running) child.kill()
})

/** Starts a process, which ends with this one; the command `node` means the Node that runs this script. */
export function start(
  command: string,
  args: readonly string[],
  { env = {}, stdio = 'inherit', cwd }: Options = {},
): ChildProcess {
  const program = command === 'node' ? process.execPath : command
  const child = spawn(program, args, { stdio, cwd, env: { ...process.env, ...env } })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Runs a command. Rejects on a non-zero exit code. */
export async function run(command: string, args: readonly string[], options: Options = {}): Promise<void> {
  const code = await exitCode(command, args, options)
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}.`)
}

/** Runs a command and resolves to its exit code. */
export async function exitCode(command: string, args: readonly string[], options: Options = {}): Promise<number> {
  const [code] = (await once(start(command, args, options), 'exit')) as [number | null]
  return code ?? 1
}

/** Runs a command and resolves to its exit code and its output, stdout and stderr together. */
export async function output(
  command: string,
  args: readonly string[],
  env: Settings = {},
): Promise<{ code: number; text: string }> {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  // `close` comes after the last output, `exit` may come before it.
  const [code] = (await once(child, 'close')) as [number | null]
  return { code: code ?? 1, text }
}

/**
 * Resolves once an address answers with success, rejects when the process ends before that. The deadline, in
 * milliseconds, is for a machine that is busy with several such starts.
 */
export async function untilAnswering(child: ChildProcess, address: string, deadline = 120_000): Promise<void> {
  const expires = Date.now() + deadline
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  while (!ended && Date.now() < expires) {
    if (await answers(address)) return
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  throw new Error(
    ended ? 'A process ended before it was ready.' : `${address} did not answer within ${deadline / 1000} s.`,
  )
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    // Connection refused: not listening yet.
    return false
  }
}

/** Graceful stop: sends SIGTERM and waits until the process has ended. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
