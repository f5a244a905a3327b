import { missingFile } from '#lib/api/missing-file.ts'

/** Any other well-known address (RFC 8615). */
export const GET = missingFile
