import { missingFile } from '#lib/api/missing-file.ts'
import { passOn } from '#lib/api/pass-on.ts'
import { BODY_LIMIT } from '@barriere/shared/contracts/http.ts'
import { readBody } from '@barriere/shared/http/read-body.ts'
import { env } from '#lib/process/env.ts'

export const dynamic = 'force-dynamic'

const addressOf = (request: Request): string | undefined => {
  const { pathname, search } = new URL(request.url)
  return env.payment.standIn && env.payment.standIn + pathname + search
}

/** Proxy to the payment provider's stand-in, which only this machine reaches; 404 if the provider is real. */
export async function GET(request: Request): Promise<Response> {
  const address = addressOf(request)
  return address === undefined ? missingFile() : await passOn(request, address)
}

/** Forms, accepted from any origin as the provider does. The body is passed on unchanged and not parsed. */
export async function POST(request: Request): Promise<Response> {
  const address = addressOf(request)
  if (address === undefined) return missingFile()
  const body = await readBody(request, BODY_LIMIT)
  return body === undefined
    ? new Response(null, { status: 413, headers: { 'cache-control': 'no-store' } })
    : await passOn(request, address, body)
}
