import { z } from 'zod'
import { LOCAL_SECRETS, type SecretName, isPaired } from '../process/deployment.ts'
import { sameSecret } from './same-secret.ts'

/**
 * An operator's secret. The active one signs, encrypts and is sent; during a rotation a passive one is accepted too
 * (`docs/runbooks/change-of-keys.md`).
 */
export type SecretPair = readonly [active: string, passive?: string]

/** Both secrets of a pair, the active one first. */
export const secretsOf = ([active, passive]: SecretPair): readonly string[] =>
  passive === undefined ? [active] : [active, passive]

/** Whether a secret is one of a pair, in constant time: both are always compared. */
export const isOneOf = (given: string, pair: SecretPair): boolean => isSignedBy(given, pair, (secret) => secret)

/** Whether a signature was made with one of a pair, in constant time. */
export const isSignedBy = (signature: string, pair: SecretPair, sign: (secret: string) => string): boolean =>
  secretsOf(pair)
    .map((secret) => sameSecret(signature, sign(secret)))
    .includes(true)

/** Whether an `Authorization` header is `Bearer` with a secret of a pair; undefined for a missing header. */
export const isBearer = (header: string | undefined, pair: SecretPair): boolean =>
  isSignedBy(header ?? '', pair, (secret) => `Bearer ${secret}`)

/** Variable of a pair: `active` or `active,passive`. @param least characters of each */
export const secretPair = (least = 1) =>
  z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.tuple([z.string().min(least)], z.string().min(least)))
    .refine((secrets) => secrets.length <= 2, 'takes two secrets at most: active,passive')
    .transform(([active, passive]): SecretPair => (passive === undefined ? [active] : [active, passive]))

/** The same; by default the secret of a start on this machine. */
export const ownSecretPair = (name: SecretName, least = 1) => secretPair(least).prefault(LOCAL_SECRETS[name])

/** A sentence for each secret with a passive one. */
export const changingSecrets = (settings: Readonly<Record<string, unknown>>): string[] =>
  (Object.keys(LOCAL_SECRETS) as SecretName[])
    .filter((name) => isPaired(name) && Array.isArray(settings[name]) && settings[name].length > 1)
    .map((name) => `${name} is being changed: a passive value is accepted besides.`)
