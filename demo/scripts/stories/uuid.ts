import { createHash } from 'node:crypto'

/** A name → the same uuid on every machine (version 5, RFC 9562 §5.5, in the namespace of URLs). */
export function uuidOf(name: string): string {
  const namespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')
  const bytes = createHash('sha1').update(namespace).update(`barriere.example/${name}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** A name → a number for a story, the same on every machine. Names can collide; the compiler then throws. */
export const numberOf = (name: string): number =>
  10_000 + (createHash('sha1').update(name).digest().readUIntBE(0, 4) % 9_000_000)
