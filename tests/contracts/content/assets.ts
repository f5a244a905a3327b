import type { ContentService } from './service.ts'

/** An asset as the management API answers it. */
export interface AssetAnswer {
  id: number
  filename: string
  short_filename: string
  content_type: string
  content_length: number
  alt: string
  title: string
  focus: string
  meta_data: Record<string, unknown>
  asset_folder_id: number | null
  deleted_at: string | null
}

export interface Signed {
  id: number
  fields: Record<string, string>
  post_url: string
  pretty_url: string
  public_url: string
}

/** The first request of an upload, as the official management client makes it: all in the query. */
export async function sign(service: ContentService, query: Record<string, string>): Promise<Signed> {
  const answer = await service.manage<Signed>('POST', `spaces/1/assets?${new URLSearchParams(query)}`)
  if (answer.status !== 200) throw new Error(`sign: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** The second: the form, fields before the file, without any other authentication. */
export function post({ fields, post_url: url }: Signed, data: Uint8Array, name = 'file'): Promise<Response> {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append('file', new File([new Uint8Array(data)], name, { type: fields['Content-Type'] ?? '' }))
  return fetch(url, { method: 'POST', body: form })
}

/** All requests of the official client's `assets.upload`. */
export async function upload(
  service: ContentService,
  query: Record<string, string>,
  data: Uint8Array,
): Promise<AssetAnswer> {
  const signed = await sign(service, query)
  const posted = await post(signed, data)
  if (!posted.ok) throw new Error(`post: ${posted.status} ${await posted.text()}`)
  const finished = await service.manage('GET', `spaces/1/assets/${signed.id}/finish_upload`)
  if (finished.status !== 200) throw new Error(`finish: ${finished.status} ${JSON.stringify(finished.body)}`)
  return (await service.manage<AssetAnswer>('GET', `spaces/1/assets/${signed.id}`)).body
}

/** A file as a browser asks for it. */
export const load = (service: ContentService, filename: string, operations = ''): Promise<Response> =>
  fetch(`${service.url}${new URL(filename).pathname}${operations}`)
