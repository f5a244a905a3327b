import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Whether a port is free on all of the machine's addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
  server.close()
  await once(server, 'close')
  return true
}

/** Below the ephemeral port range, whose ports may be taken between the check and the use. */
const PORTS = { from: 10_000, until: 30_000 }

/** A random free port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.until)
    if (await isPortFree(port)) return port
  }
}
