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

/** Pages of the payment provider's stand-in, which only this machine reaches; none where the provider is real. */
export async function GET(request: Request): Promise<Response> {
  const address = addressOf(request)
  return address === undefined ? missingFile() : await passOn(request, address)
}

/** Their forms, from whatever page, as the provider's. The body goes on as it came: nothing of it is read here. */
export async function POST(request: Request): Promise<Response> {
  const address = addressOf(request)
  if (address === undefined) return missingFile()
  const body = await readBody(request, BODY_LIMIT)
  return body === undefined
    ? new Response(null, { status: 413, headers: { 'cache-control': 'no-store' } })
    : await passOn(request, address, body)
}
