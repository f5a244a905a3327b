import { missingFile } from '#lib/api/missing-file.ts'

/** 404 for any other well-known address (RFC 8615). */
export const GET = missingFile
