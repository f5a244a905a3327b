import { z } from 'zod'
import { line } from './fields.ts'

const BASE64URL = /^[\w-]+$/

/** Bytes in base64url; `max` in characters. Aborts: no later check reads a text that is too long. */
const bytes = (max: number) => z.string().max(max, { abort: true }).regex(BASE64URL)

/** A passkey in its owner's list; `name` is chosen by the owner. */
export const passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** ISO moments; null before the first use. */
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'Passkey' })

export type Passkey = z.output<typeof passkey>

export const passkeyName = line(60).min(1)

const credentialType = z.literal('public-key')

const transports = z.array(z.string().max(32, { abort: true })).max(10)

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, without unused members. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: credentialType, transports: transports.exactOptional() }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** `PublicKeyCredentialRequestOptionsJSON`. Account enumeration: it names no credential, so it reveals no account. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
})

const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: credentialType,
  // Results of extensions are not used.
  clientExtensionResults: z.object({}).default({}),
}

/** `RegistrationResponseJSON`: a new credential. Fields that are not verified are left out. */
export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_096),
    attestationObject: bytes(16_384),
    transports: transports.exactOptional(),
  }),
})

/** `AuthenticationResponseJSON`: a signature with a credential. */
export const authenticationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_096),
    authenticatorData: bytes(4_096),
    signature: bytes(8_192),
    userHandle: bytes(128).exactOptional(),
  }),
})
