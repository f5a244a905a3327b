import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryLockedError, lockDirectory } from './directory-lock.ts'

let directory = ''

beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'lock-')), 'data')
})
afterEach(() => rmSync(join(directory, '..'), { recursive: true, force: true }))

/** Another process that takes the lock, says so, and lives until its standard input ends. */
async function holder(): Promise<{ pid: number; end: (signal: NodeJS.Signals) => Promise<void> }> {
  const script = `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))}
    lockDirectory(${JSON.stringify(directory)})
    process.stdout.write('held')
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    pid: child.pid ?? 0,
    async end(signal) {
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

test('one holder in a process, free again after release', () => {
  const release = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow(DirectoryLockedError)
  release()
  lockDirectory(directory)()
  expect(readdirSync(`${directory}.lock`)).toEqual([])
})

test('a live holder is named and keeps its lock', async () => {
  const other = await holder()
  expect(() => lockDirectory(directory)).toThrow(new RegExp(`PID ${other.pid};`))
  expect(readdirSync(`${directory}.lock`)).toEqual([expect.stringMatching(new RegExp(`^${other.pid}-`))])
  await other.end('SIGTERM')
})

test('the lock of a killed process is taken over', async () => {
  const other = await holder()
  await other.end('SIGKILL')
  expect(readdirSync(`${directory}.lock`)).toHaveLength(1)
  const release = lockDirectory(directory)
  expect(readdirSync(`${directory}.lock`)).toEqual([expect.stringMatching(new RegExp(`^${process.pid}-`))])
  release()
})

test('a later process with the same PID is not the holder', () => {
  mkdirSync(`${directory}.lock`, { recursive: true })
  writeFileSync(join(`${directory}.lock`, `${process.ppid}-1`), '')
  lockDirectory(directory)()
})

test('of several that start at once at most one wins', async () => {
  const script = `import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))}
    process.stdin.once('data', () => {
      try { lockDirectory(${JSON.stringify(
        directory,
      )}); process.stdout.write('held') } catch { process.stdout.write('lost') }
    })
    process.stdout.write('ready')`
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  await Promise.all(children.map((child) => once(child.stdout, 'data')))
  const answers = Promise.all(children.map(async (child) => String((await once(child.stdout, 'data'))[0])))
  for (const child of children) child.stdin.write('go')
  const results = await answers
  for (const child of children) child.kill('SIGKILL')
  expect(results.filter((result) => result === 'held').length).toBeLessThanOrEqual(1)
})
