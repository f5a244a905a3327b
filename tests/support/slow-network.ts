import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

export interface SlowNetwork {
  readonly port: number
  /** Delay in milliseconds, in each direction. */
  delay: number
  /** Connections stay open, and nothing comes through. */
  hang(): void
  resume(): void
  stop(): Promise<void>
}

/** A network between two processes: a TCP proxy with a delay to a port of this machine. */
export async function startSlowNetwork(target: number): Promise<SlowNetwork> {
  let resumed: PromiseWithResolvers<void> | undefined
  const sockets = new Set<{ destroy(): unknown }>()
  const slowly = (): Transform =>
    new Transform({
      transform(chunk: Buffer, _, done) {
        void pause(network.delay)
          .then(() => resumed?.promise)
          .then(() => done(null, chunk))
      },
    })
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(slowly()).pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const network: SlowNetwork = {
    port: (server.address() as AddressInfo).port,
    delay: 0,
    hang() {
      resumed ??= Promise.withResolvers<void>()
    },
    resume() {
      resumed?.resolve()
      resumed = undefined
    },
    async stop() {
      network.resume()
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return network
}
