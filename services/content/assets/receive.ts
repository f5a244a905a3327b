import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import { HttpError } from '../../kit/http-error.ts'

/** Path for the file of a form, and its limit in bytes. */
export interface Destination {
  readonly path: string
  readonly bytes: number
}

const LIMITS = {
  fields: 20,
  fieldSize: 4_096,
  fieldNameSize: 100,
  files: 1,
  parts: 25,
  headerPairs: 20,
  headerSize: 8_192,
}

/**
 * Receives the file of a form (multipart/form-data), streamed to a file and cut at its limit. The fields have to
 * precede the file, as in the form posts of S3, because they decide where it goes.
 * @param accept gives the destination, or throws an HttpError.
 * @returns the destination, with the complete file. Throws 400, 413, 415 or 422, or the error of `accept`, and leaves
 * no file.
 */
export async function receiveForm<D extends Destination>(
  request: Request,
  accept: (fields: ReadonlyMap<string, string>) => Promise<D>,
): Promise<D> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data') || !request.body)
    throw new HttpError(415, { error: 'Content-Type must be multipart/form-data' })
  const fields = new Map<string, string>()
  const stop = new AbortController()
  const form = parserOf({ 'content-type': type })
  let taking: Promise<D> | undefined
  form.on('field', (name, value) => void fields.set(name, value))
  form.on('file', (_name, file) => {
    taking = take(file, () => accept(fields), stop.signal)
    // The rest of the body is not read.
    taking.catch((error: unknown) => stop.abort(error))
  })
  try {
    await pipeline(Readable.fromWeb(request.body as WebStream), form, { signal: stop.signal })
  } catch (error) {
    if (!stop.signal.aborted) stop.abort(error)
    await taking
    throw malformed()
  }
  if (!taking) throw malformed()
  return taking
}

const malformed = (): HttpError => new HttpError(400, { error: 'Malformed form' })

function parserOf(headers: BusboyHeaders): BusboyInstance {
  try {
    return new Busboy({ headers, limits: LIMITS, isPartAFile: (name) => name === 'file' })
  } catch {
    throw malformed()
  }
}

async function take<D extends Destination>(
  file: BusboyFileStream,
  accept: () => Promise<D>,
  signal: AbortSignal,
): Promise<D> {
  const destination = await accept()
  try {
    await pipeline(file, withLimit(destination.bytes), createWriteStream(destination.path, { flags: 'wx' }), { signal })
    return destination
  } catch (error) {
    await rm(destination.path, { force: true })
    throw error instanceof HttpError ? error : malformed()
  }
}

/** Passes bytes on up to a limit, which is counted on the stream. */
const withLimit = (bytes: number) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > bytes)
        throw new HttpError(413, { error: 'The file is too large', code: 'size' }, { connection: 'close' })
      yield chunk
    }
    if (size === 0) throw new HttpError(422, { error: 'The file is empty', code: 'type' })
  }
