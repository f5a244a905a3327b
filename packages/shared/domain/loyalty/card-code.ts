/** Seconds for which a card's code is accepted, and by which a device's clock may be fast. */
export const CARD_CODE_LIFETIME = 60
const CLOCK_SKEW = 30

/** A device that keeps a member's card. */
export interface CardKey {
  /** Uuid. */
  readonly device: string
  /** 256 random bits, base64url. */
  readonly key: string
}

/** Fields of a code, not yet verified. */
interface CardCode {
  readonly device: string
  /** Seconds since the epoch, by the device's clock. */
  readonly at: number
  readonly proof: string
}

const FORM = /^BC1\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{10})\.([\w-]{43})$/

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** HMAC-SHA-256 of device and time under the device's key. */
async function proofOf({ device, key }: CardKey, at: number): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), hmac, false, ['sign'])
  return base64url(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(`${device} ${at}`)))
}

/**
 * Text of a card's QR code: made on the member's device, without a connection, each minute. `now`: seconds since the
 * epoch.
 */
export async function writeCardCode(key: CardKey, now: number): Promise<string> {
  const at = Math.floor(now)
  return `BC1.${key.device}.${at}.${await proofOf(key, at)}`
}

/** Reads a code; undefined for any other text. */
export function readCardCode(text: string): CardCode | undefined {
  const [, device, at, proof] = FORM.exec(text.trim()) ?? []
  return device === undefined || proof === undefined ? undefined : { device, at: Number(at), proof }
}

/** Whether a code is of this minute. `now`: seconds since the epoch. */
export const isCardCodeFresh = ({ at }: CardCode, now: number): boolean =>
  now - at < CARD_CODE_LIFETIME && at - now <= CLOCK_SKEW

/** The proof that a genuine code of the device has. */
export const expectedProof = (key: CardKey, { at }: CardCode): Promise<string> => proofOf(key, at)
