import { missingFile } from '#lib/api/missing-file.ts'

/** 404 for unknown files of the member card. */
export const GET = missingFile
