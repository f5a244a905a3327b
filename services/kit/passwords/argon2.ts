import { trimEnd } from '#lib/domain/trim-end.ts'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP minimum for Argon2id: memory (KiB), passes, lanes. Other hashes are rehashed at the next login. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const

const TAG = 32

interface Costs {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** Computes the tag in the thread pool, not on the event loop. The password is normalised to NFKC first. */
const tagOf = (password: string, nonce: Buffer, pepper: string, costs: Costs): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2(
      'argon2id',
      { message: password.normalize('NFKC'), nonce, tagLength: TAG, secret: pepper, ...costs },
      (error, tag) => {
        if (error) reject(error)
        else resolve(tag)
      },
    )
  })

const base64 = (bytes: Buffer): string => trimEnd(bytes.toString('base64'), '=')

/** In PHC form: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string, pepper: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memory, passes, parallelism } = PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(
    await tagOf(password, nonce, pepper, PARAMETERS),
  )}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * Verifies a password against a hash. `outdated`: the hash was made with other parameters than the current ones. Throws
 * for a hash of another format.
 */
export async function verifyPassword(
  password: string,
  hash: string,
  pepper: string,
): Promise<{ right: boolean; outdated: boolean }> {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? []
  if (salt === undefined || tag === undefined) throw new Error('A password hash has a form that is not known.')
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const expected = Buffer.from(tag, 'base64')
  const given = await tagOf(password, Buffer.from(salt, 'base64'), pepper, costs)
  const outdated =
    costs.memory !== PARAMETERS.memory ||
    costs.passes !== PARAMETERS.passes ||
    costs.parallelism !== PARAMETERS.parallelism
  return { right: expected.length === given.length && timingSafeEqual(expected, given), outdated }
}
