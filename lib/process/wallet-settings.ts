import { X509Certificate, createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { WALLETS, type Wallet } from '#lib/domain/wallet.ts'
import { optional } from '@barriere/shared/process/optional.ts'

/** PEM text. A file of variables holds one line each, so `\n` stands for a line break there. */
const pem = z.string().transform((text) => text.replaceAll(String.raw`\n`, '\n'))

/** Variables of the wallets that a member may add a card and tickets to. */
export const WALLET_VARIABLES = {
  APPLE_PASS_CERTIFICATE: optional(pem),
  APPLE_PASS_KEY: optional(pem),
  APPLE_PASS_AUTHORITY: optional(pem),
  GOOGLE_WALLET_ISSUER: optional(z.string().regex(/^\d{1,30}$/, 'must be the number of an issuer')),
  GOOGLE_WALLET_ACCOUNT: optional(z.email()),
  GOOGLE_WALLET_KEY: optional(pem),
}

export interface AppleWalletKeys {
  /** Certificate of the pass type, its key, and the certificate of the authority that signed it; PEM. */
  readonly certificate: string
  readonly key: string
  readonly authority: string
  /** Both as the certificate names them: `pass.com.example.card`, and the ten characters of the team. */
  readonly passType: string
  readonly team: string
}

export interface GoogleWalletKeys {
  readonly issuer: string
  /** E-mail of the service account, and its key, PEM. */
  readonly account: string
  readonly key: string
}

interface WalletKeys {
  readonly apple: AppleWalletKeys
  readonly google: GoogleWalletKeys
}

/** Wallets with keys; passes exist for these only. */
export type Wallets = { readonly [W in Wallet]?: WalletKeys[W] }

/** Names of the wallets with keys. */
export const walletNames = (wallets: Wallets): readonly Wallet[] => WALLETS.filter((wallet) => wallets[wallet])

type Variables = { readonly [N in keyof typeof WALLET_VARIABLES]?: z.output<(typeof WALLET_VARIABLES)[N]> }

/** The wallets' keys. Throws where some of a wallet's variables are set and others are not, or a key is not its own. */
export function walletSettings(variables: Variables): Wallets {
  const apple = allOrNone(variables, ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_PASS_AUTHORITY'])
  const google = allOrNone(variables, ['GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_ACCOUNT', 'GOOGLE_WALLET_KEY'])
  return { ...(apple && { apple: appleKeys(apple) }), ...(google && { google: googleKeys(google) }) }
}

function allOrNone<const N extends keyof Variables>(
  variables: Variables,
  names: readonly N[],
): Readonly<Record<N, string>> | undefined {
  const set = names.filter((name) => variables[name] !== undefined)
  if (set.length === 0) return undefined
  if (set.length < names.length) throw new Error(`Bad settings. A wallet needs all of ${names.join(', ')}, or none.`)
  return variables as Readonly<Record<N, string>>
}

function appleKeys(
  variables: Readonly<Record<'APPLE_PASS_CERTIFICATE' | 'APPLE_PASS_KEY' | 'APPLE_PASS_AUTHORITY', string>>,
): AppleWalletKeys {
  const { APPLE_PASS_CERTIFICATE: certificate, APPLE_PASS_KEY: key, APPLE_PASS_AUTHORITY: authority } = variables
  const parsed = read('APPLE_PASS_CERTIFICATE', () => new X509Certificate(certificate))
  const subject = new Map(parsed.subject.split('\n').map((line) => [line.split('=')[0], line.split('=')[1]]))
  const [passType, team] = [subject.get('UID'), subject.get('OU')]
  if (passType === undefined || team === undefined)
    throw new Error('Bad settings. APPLE_PASS_CERTIFICATE: must name a pass type (UID) and a team (OU)')
  const own = read('APPLE_PASS_KEY', () => createPrivateKey(key))
  if (!parsed.checkPrivateKey(own)) throw new Error('Bad settings. APPLE_PASS_KEY: must be the certificate’s')
  read('APPLE_PASS_AUTHORITY', () => new X509Certificate(authority))
  return { certificate, key, authority, passType, team }
}

function googleKeys(
  variables: Readonly<Record<'GOOGLE_WALLET_ISSUER' | 'GOOGLE_WALLET_ACCOUNT' | 'GOOGLE_WALLET_KEY', string>>,
): GoogleWalletKeys {
  const { GOOGLE_WALLET_ISSUER: issuer, GOOGLE_WALLET_ACCOUNT: account, GOOGLE_WALLET_KEY: key } = variables
  read('GOOGLE_WALLET_KEY', () => createPrivateKey(key))
  return { issuer, account, key }
}

/** Reads a PEM text, or throws an error that names its variable and not its content. */
function read<T>(name: keyof Variables, parse: () => T): T {
  try {
    return parse()
  } catch {
    throw new Error(`Bad settings. ${name}: must be PEM text`)
  }
}
