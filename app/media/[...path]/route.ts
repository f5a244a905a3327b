import { missingFile } from '#lib/api/missing-file.ts'
import { passOn } from '#lib/api/pass-on.ts'
import { originUrl } from '#lib/content/media.ts'
import { env } from '#lib/process/env.ts'

/**
 * Media files, if browsers cannot reach the content service: originals, and renderings after the HTTP server has
 * verified the signature of their address.
 */
export async function GET(request: Request): Promise<Response> {
  if (!env.content.assetsProxied) return missingFile()
  const { pathname } = new URL(request.url)
  return await passOn(request, originUrl(pathname))
}
