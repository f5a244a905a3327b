import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web'
import { afterAll } from 'vitest'

// Setup file of the tests in VM contexts.

// Each context has a `Date` of its own, which is not that of the process.
if (process.env.CLOCK_AHEAD) await import('./clock-ahead.mjs')

// Node's web streams, which jsdom does not have and undici needs when it is loaded.
Object.assign(globalThis, { ReadableStream, TransformStream, WritableStream })

// Node's channels reach the tests of other workers of the same process.
Object.assign(globalThis, {
  BroadcastChannel: class {
    postMessage(): void {}
  },
})

// Isolation: the files of a worker share its process, and so its environment variables.
const before = { ...process.env }
afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
