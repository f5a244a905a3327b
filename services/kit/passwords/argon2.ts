import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { type SecretPair, secretsOf } from '@barriere/shared/secrets/secret-pair.ts'
import { deriveKey } from '../seal.ts'

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

/** Id of a pepper in the hashes that it made: 48 bits that are derived from it, in base64. */
export const pepperId = (pepper: string): string => deriveKey(pepper, 'pepper id').toString('base64', 0, 6)

/** In PHC form, with the pepper's id: `$argon2id$v=19$m=…,t=…,p=…,keyid=…$salt$tag`. */
export async function hashPassword(password: string, pepper: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memory, passes, parallelism } = PARAMETERS
  const costs = `m=${memory},t=${passes},p=${parallelism},keyid=${pepperId(pepper)}`
  return `$argon2id$v=19$${costs}$${base64(nonce)}$${base64(await tagOf(password, nonce, pepper, PARAMETERS))}`
}

const PHC =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)(?:,keyid=([A-Za-z0-9+/]{8}))?\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * Verifies a password against a hash, with the pepper that made it. `outdated`: the hash has other parameters than the
 * current ones, another pepper than the active one, or no pepper id. Throws for a hash of another format. Timing
 * attack: a hash of a removed pepper takes as long as any, and never matches.
 */
export async function verifyPassword(
  password: string,
  hash: string,
  peppers: SecretPair,
): Promise<{ right: boolean; outdated: boolean }> {
  const [, memory, passes, parallelism, id, salt, tag] = PHC.exec(hash) ?? []
  if (salt === undefined || tag === undefined) throw new Error('A password hash has a form that is not known.')
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const expected = Buffer.from(tag, 'base64')
  const makers = secretsOf(peppers).filter((pepper) => id === undefined || id === pepperId(pepper))
  let right = false
  for (const pepper of makers.length === 0 ? [peppers[0]] : makers) {
    const given = await tagOf(password, Buffer.from(salt, 'base64'), pepper, costs)
    right ||= makers.length > 0 && expected.length === given.length && timingSafeEqual(expected, given)
  }
  const outdated =
    id !== pepperId(peppers[0]) ||
    costs.memory !== PARAMETERS.memory ||
    costs.passes !== PARAMETERS.passes ||
    costs.parallelism !== PARAMETERS.parallelism
  return { right, outdated }
}
