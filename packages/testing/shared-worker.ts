import { afterAll, vi } from 'vitest'

// Setup file of the tests whose files share a worker (`isolate: false`): modules stay loaded, other state is restored.

const before = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
