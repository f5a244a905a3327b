import { missingFile } from '#lib/api/missing-file.ts'
import { passOn } from '#lib/api/pass-on.ts'
import { MEDIA_PREFIX, isPassedOn } from '#lib/content/media.ts'
import { env } from '#lib/process/env.ts'

/** Media files, where only this machine reaches the content service. */
export async function GET(request: Request): Promise<Response> {
  const url = new URL(request.url)
  if (!env.content.assetsProxied || !isPassedOn(url)) return missingFile()
  return await passOn(request, env.content.assetOrigin + url.pathname.slice(MEDIA_PREFIX.length))
}
