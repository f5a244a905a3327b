import { isPortFree } from '@barriere/shared/process/ports.ts'
import { startStack } from './stack.ts'

/**
 * Runs services and site in the foreground until Ctrl-C. Ends with a non-zero code where one of them cannot start or
 * stops by itself.
 */
export async function serve(development: boolean): Promise<void> {
  const port = Number(process.env.PORT || 3000)
  const servicesPort = Number(process.env.SERVICES_PORT || 4001)
  for (const [name, value] of [
    ['PORT', port],
    ['SERVICES_PORT', servicesPort],
  ] as const) {
    if (!Number.isInteger(value) || value < 1 || value > 65_535) return giveUp(`${name} must be a port number.`)
    if (!(await isPortFree(value))) return giveUp(`Port ${value} is in use. Set ${name} to another one.`)
  }
  // Signal handlers are installed before anything starts, so that Ctrl-C during the start stops everything.
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', () => {
      resolve()
    })
    process.once('SIGTERM', () => {
      resolve()
    })
  })
  const starting = startStack({
    port,
    servicesPort,
    development,
    dataDir: process.env.DATA_DIR || '.data',
    env: { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
  })
  const stack = await Promise.race([starting, stopped])
  if (!stack) {
    await starting.then(
      (late) => late.stop(),
      () => {},
    )
    return
  }
  console.log(`\n  Site      ${stack.origin}\n  Services  ${stack.servicesOrigin}\n\n  Ctrl-C stops both.\n`)
  const ended = new Promise<string>((resolve) => {
    stack.site.once('exit', () => {
      resolve('The site stopped by itself.')
    })
    stack.services.once('exit', () => {
      resolve('The services stopped by themselves.')
    })
  })
  const reason = await Promise.race([ended, stopped])
  await stack.stop()
  if (reason) giveUp(reason)
}

function giveUp(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}
