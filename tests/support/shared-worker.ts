import { afterAll, vi } from 'vitest'

// Setup file of the tests whose files share a worker (`isolate: false`): the modules stay loaded, all else is put back.

const before = { ...process.env }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
})
