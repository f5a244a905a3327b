import { once } from 'node:events'
import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { freePort, isPortFree } from '@barriere/shared/process/ports.ts'
import { exitCode, run, start, stop, untilAnswering } from './processes.ts'

describe('a port', () => {
  test('found free is free, and taken while a server listens on it', async () => {
    const port = await freePort()
    expect(await isPortFree(port)).toBe(true)
    const server = createServer().listen(port)
    await once(server, 'listening')
    expect(await isPortFree(port)).toBe(false)
    server.close()
    await once(server, 'close')
    expect(await isPortFree(port)).toBe(true)
  })
})

describe('a process', () => {
  test('tells how it ended', async () => {
    expect(await exitCode('node', ['-e', 'process.exit(3)'])).toBe(3)
    await expect(run('node', ['-e', 'process.exit(3)'])).rejects.toThrow('ended with code 3')
  })

  test('is asked to stop, and waited for', async () => {
    const child = start(
      'node',
      ['-e', 'process.on("SIGTERM", () => process.exit(0)); console.log("up"); setInterval(() => {}, 1000)'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
    await stop(child)
    expect(child.exitCode).toBe(0)
    await stop(child)
  })

  test('does not outlive the one that started it, however early that ends', async () => {
    const script = `
      import { start } from ${JSON.stringify(pathToFileURL('scripts/run/processes.ts').href)}
      start('node', ['-e', 'setInterval(() => {}, 1000)']).once('spawn', () => process.exit(0))`
    const parent = start('node', ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    parent.stdout?.resume()
    // A child that goes on would keep the output open.
    await once(parent, 'close')
    expect(parent.exitCode).toBe(0)
  })

  test('that ends before it answers rejects', async () => {
    const child = start('node', ['-e', 'process.exit(1)'])
    await expect(untilAnswering(child, `http://127.0.0.1:${await freePort()}/health`)).rejects.toThrow(
      'ended before it was ready',
    )
  })

  test('that answers is ready', async () => {
    const port = await freePort()
    const child = start('node', [
      '-e',
      `require("http").createServer((_, r) => r.end("ok")).listen(${port}, "127.0.0.1")`,
    ])
    await untilAnswering(child, `http://127.0.0.1:${port}/`)
    await stop(child)
  })
})
