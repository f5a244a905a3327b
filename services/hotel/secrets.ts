import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody guesses, for an address or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret: it has 256 bits, so a fast hash without salt does. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
