import { HttpError } from '../kit/http-error.ts'

/** An error in the format of the Instagram API. */
const graphError = (status: 400 | 401, message: string, code: number): HttpError =>
  new HttpError(status, {
    error: { message, type: status === 401 ? 'OAuthException' : 'IGApiException', code, fbtrace_id: 'A0000000000' },
  })

export const invalidToken = (): HttpError =>
  graphError(401, 'Invalid OAuth access token - Cannot parse access token', 190)

export const unknownField = (name: string): HttpError =>
  graphError(400, `Tried accessing nonexisting field (${name}) on node type (Media)`, 100)

export const badParameter = (name: string): HttpError => graphError(400, `Param ${name} is not valid`, 100)
