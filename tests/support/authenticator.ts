import { type KeyObject, createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Flags of authenticator data (WebAuthn §6.1): present, verified, credential included. */
const [UP, UV, AT] = [1, 4, 64]

interface Faults {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** Without user verification. */
  readonly unverified?: boolean
  readonly counter?: number
  readonly userHandle?: string
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest()

/** An authenticator with one passkey (ES256), for tests: it answers as told, right or wrong. */
export class Authenticator {
  readonly #origin: string
  readonly #key: KeyObject
  readonly #cose: Uint8Array
  readonly id = randomBytes(32)
  counter = 0
  #userHandle = base64url(Buffer.from('nobody'))

  constructor(origin: string) {
    this.#origin = origin
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const fields: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]
    this.#cose = isoCBOR.encode(new Map(fields))
  }

  /** `RegistrationResponseJSON` for creation options. */
  create(options: { challenge: string; rp: { id: string }; user: { id: string } }, faults: Faults = {}) {
    this.#userHandle = options.user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose])
    const authData = this.#data(options.rp.id, AT, faults, credential)
    const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, never>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#client('webauthn.create', options.challenge, faults),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    }
  }

  /** `AuthenticationResponseJSON` for request options. */
  sign(options: { challenge: string; rpId: string }, faults: Faults = {}) {
    this.counter = faults.counter ?? this.counter + 1
    const authenticatorData = this.#data(options.rpId, 0, faults)
    const clientDataJSON = this.#client('webauthn.get', options.challenge, faults)
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      ...this.#credential(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: createSign('SHA256').update(signed).sign(this.#key, 'base64url'),
        userHandle: faults.userHandle ?? this.#userHandle,
      },
    }
  }

  #credential() {
    return { id: base64url(this.id), rawId: base64url(this.id), type: 'public-key' as const }
  }

  #client(type: string, challenge: string, faults: Faults): string {
    const data = { type, challenge: faults.challenge ?? challenge, origin: faults.origin ?? this.#origin }
    return Buffer.from(JSON.stringify({ ...data, crossOrigin: false })).toString('base64url')
  }

  #data(rpId: string, flags: number, faults: Faults, credential = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(UP | (faults.unverified ? 0 : UV) | flags)
    head.writeUInt32BE(this.counter, 1)
    return Buffer.concat([sha256(faults.rpId ?? rpId), head, credential])
  }
}
