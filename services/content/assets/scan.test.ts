import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, type Server, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { clamdScanner } from './scan.ts'

/** The test signature that every scanner knows (EICAR), in halves, so that no scanner finds it here. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

let folder: string
let server: Server | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scan-'))
})
afterEach(() => {
  server?.close()
})
afterAll(() => rm(folder, { recursive: true }))

/** The daemon as its manual describes `zINSTREAM`; `answers` replaces its verdict. */
async function daemon(answers?: string, limit = Number.POSITIVE_INFINITY): Promise<string> {
  server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (!received.toString('latin1').startsWith('zINSTREAM\0')) return
      const parts: Buffer[] = []
      for (let at = 10; at + 4 <= received.length; ) {
        const length = received.readUInt32BE(at)
        if (length > limit) return socket.end('INSTREAM size limit exceeded. ERROR\0')
        if (length === 0) {
          const found = Buffer.concat(parts).includes(EICAR)
          return socket.end(answers ?? `stream: ${found ? 'Win.Test.EICAR_HDB-1 FOUND' : 'OK'}\0`)
        }
        parts.push(received.subarray(at + 4, at + 4 + length))
        at += 4 + length
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return path
}

test('a clean file passes, of any length, and one with a signature does not', async () => {
  const scanner = clamdScanner(await daemon())
  expect(await scanner.isClean(await fileOf('a picture'))).toBe(true)
  expect(await scanner.isClean(await fileOf(''))).toBe(true)
  expect(await scanner.isClean(await fileOf(Buffer.alloc(3_000_000, 7)))).toBe(true)
  expect(await scanner.isClean(await fileOf(`${'x'.repeat(200_000)}${EICAR}`))).toBe(false)
})

test.each(['', 'stream: OK', 'UNKNOWN COMMAND\0', 'stream: Can’t allocate memory ERROR\0', 'x'.repeat(5_000)])(
  'fails closed: the answer %j is no verdict',
  async (answer) => {
    await expect(clamdScanner(await daemon(answer)).isClean(await fileOf('a'))).rejects.toThrow('The scanner answers')
  },
)

test('fails closed: over the daemon’s limit, away, or silent', async () => {
  const small = clamdScanner(await daemon(undefined, 1_000))
  await expect(small.isClean(await fileOf(Buffer.alloc(500_000)))).rejects.toThrow()
  server?.close()
  await expect(clamdScanner('tcp://127.0.0.1:1').isClean(await fileOf('a'))).rejects.toThrow()
  server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const silent = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`
  await expect(clamdScanner(silent, 50).isClean(await fileOf('a'))).rejects.toThrow('does not answer')
})
