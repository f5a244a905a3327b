import { missingFile } from '#lib/api/missing-file.ts'

/** Any address of the member card's files that is none of them. */
export const GET = missingFile
