import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { pipeline } from 'node:stream/promises'

/** Longest silence of the scanner in milliseconds. Its own limit for a file is two minutes. */
const SILENCE = 120_000

/** Longest answer: `stream: <name of a signature> FOUND`. */
const MOST_ANSWER = 1_024

/** Finds malware in received files. Throws if there is no verdict. */
export interface Scanner {
  /** Whether nothing was found. */
  isClean(path: string): Promise<boolean>
}

/** Chunks of `INSTREAM`, each after its length in four bytes; a length of 0 is the end. */
async function* framed(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0', 'latin1')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(chunk.length)
    yield head
    yield chunk
  }
  yield Buffer.alloc(4)
}

/**
 * ClamAV's daemon over TCP (`INSTREAM`, clamd(8)). `StreamMaxLength` of `clamd.conf` has to be at least the largest
 * upload. Fails closed: no answer, or one that is neither `OK` nor `FOUND`, is an error.
 *
 * @param url `tcp://host:port`
 */
export const clamdScanner = (url: string, silence: number = SILENCE): Scanner => ({
  async isClean(path) {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
    socket.setTimeout(silence, () => socket.destroy(new Error('The scanner does not answer.')))
    try {
      let answer = ''
      const answered = (async () => {
        for await (const chunk of socket as AsyncIterable<Buffer>) {
          answer += chunk.toString('latin1')
          if (answer.includes('\0') || answer.length > MOST_ANSWER) return
        }
      })()
      // Race: the daemon refuses a file over its limit before it has read the whole file. The answer decides.
      await Promise.race([answered, Promise.all([pipeline(framed(path), socket, { end: false }), answered])])
      const said = answer.slice(0, Math.max(0, answer.indexOf('\0')))
      if (said === 'stream: OK') return true
      if (/^stream: .+ FOUND$/.test(said)) return false
      throw new Error(`The scanner answers “${said.slice(0, 80)}”.`)
    } finally {
      socket.destroy()
    }
  },
})
