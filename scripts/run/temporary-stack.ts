import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@barriere/shared/process/ports.ts'
import type { Settings } from './processes.ts'
import { type Stack, startStack } from './stack.ts'

/** Services and site on free ports with a temporary data folder, for a test or a benchmark. `stop` deletes the data. */
export async function startTemporaryStack(
  env: Settings = {},
  stdio: 'inherit' | 'pipe' = 'inherit',
): Promise<Stack & { dataDir: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const stack = await startStack({
    port: await freePort(),
    servicesPort: await freePort(),
    dataDir,
    stdio,
    env: { LOG_LEVEL: 'warn', HOST: 'localhost', WARM_UP: 'known', ...env },
  })
  return {
    ...stack,
    dataDir,
    stop: async () => {
      await stack.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
