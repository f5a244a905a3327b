import { missingFile } from '#lib/api/missing-file.ts'

/** 404 for any other address below `/api`. */
export {
  missingFile as DELETE,
  missingFile as GET,
  missingFile as HEAD,
  missingFile as PATCH,
  missingFile as POST,
  missingFile as PUT,
}
