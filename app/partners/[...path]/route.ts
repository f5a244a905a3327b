import { missingFile } from '#lib/api/missing-file.ts'
import { passOn } from '#lib/api/pass-on.ts'
import { env } from '#lib/process/env.ts'

/** Proxy to the booking partners' stand-ins, which only this machine reaches; 404 if all partners are real. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  return env.booking.standIns === undefined
    ? missingFile()
    : await passOn(request, env.booking.standIns + pathname + search)
}
