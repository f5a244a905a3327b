import { setTimeout as delay } from 'node:timers/promises'
import { startObservability } from '@barriere/shared/observability/start.ts'
import { servicesSettings } from '@barriere/shared/observability/variables.ts'
import { settingsReport } from '@barriere/shared/process/settings-report.ts'
import { SERVICES_VARIABLES, readEnv, servicesNeeds, servicesNotes } from './kit/deployment.ts'
import { ownVariables, parseEnv } from './kit/env.ts'
import { createLog } from './kit/log.ts'
import { startReports } from './kit/reports.ts'
import { StartError } from './kit/start-error.ts'
import { startServices } from './start.ts'

/** One line for the operator: the message of a start error, else of the innermost cause. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message
  let current = error
  while (current instanceof Error && current.cause instanceof Error) current = current.cause
  return `Cannot start: ${current instanceof Error ? current.message || current.name : String(current)}`
}

/** Milliseconds for sending the last reports and spans. */
const FLUSH = 2_000

/** `--check`: prints the settings and what a public deployment would refuse; exits with 1 for any such fault. */
function check(): void {
  const env = parseEnv(ownVariables())
  const report = settingsReport({
    process: 'Services',
    variables: SERVICES_VARIABLES,
    source: ownVariables(),
    needs: servicesNeeds(env),
    notes: servicesNotes(env),
  })
  process.stdout.write(report.text)
  process.exitCode = report.isReady ? 0 : 1
}

async function main(): Promise<void> {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  const reports = await startReports(env)
  const settings = servicesSettings(env)
  const observability = await startObservability(settings, 'services', log)
  const running = await startServices(env, { log, reports })
  let stopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    const stopped = async (): Promise<void> => {
      running.drain()
      // Graceful shutdown: load balancers must notice the readiness probe before the port is closed.
      if (signal === 'SIGTERM') await delay(settings.drain)
      await running.stop()
      await Promise.all([reports?.flush(FLUSH), observability.stop(FLUSH)])
    }
    stopped().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ error }, 'could not stop in order')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

try {
  if (process.argv.includes('--check')) check()
  else await main()
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
