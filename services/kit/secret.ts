import { createHash, randomBytes } from 'node:crypto'

/** Random secret of 256 bits in base64url, for a link or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Hash of such a secret for storage. With 256 random bits, a fast hash without salt is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
