import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { COMPILED } from '#scripts/run/processes.ts'

/**
 * Runs a worker of this folder to its end, or kills it after so many acknowledged steps. Resolves to the first step
 * that is not acknowledged. The worker's second argument is its first step. It writes the compile cache itself, since
 * a killed process does not.
 */
export async function runWorker(
  file: string,
  given: readonly (string | number | undefined)[],
  killAfter?: number,
): Promise<number> {
  const [, first] = given
  const words = given.filter((word) => word !== undefined).map(String)
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...words], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let next = Number(first)
  let seen = 0
  for await (const line of createInterface(child.stdout)) {
    next = Number(line) + 1
    seen += 1
    if (seen === killAfter) child.kill('SIGKILL')
  }
  const [code, signal] = (await ended) as [number | null, NodeJS.Signals | null]
  if (killAfter === undefined ? code !== 0 : signal !== 'SIGKILL')
    throw new Error(`The worker ended by itself: ${code ?? signal}.`)
  return next
}
