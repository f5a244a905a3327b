import { ApiError, call, get } from '../api.ts'
import type { Asset } from '@barriere/shared/stories/assets.ts'

interface Signed {
  readonly id: number
  readonly fields: Readonly<Record<string, string>>
  readonly post_url: string
}

interface UploadOptions {
  readonly folder?: number | null
  /** Asset whose file is replaced. */
  readonly replaces?: number
  readonly focus?: string
  /** Share of the bytes that have been sent: 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Uploads a file in the three steps of the management API: signature, form, end.
 * @throws ApiError; for a refused file, `code` of the body is the reason
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<Asset> {
  const { folder, replaces, focus, onProgress } = options
  const { data: signed } = await call<Signed>('POST', 'assets', {
    body: {
      filename: file.name,
      ...(folder ? { asset_folder_id: folder } : {}),
      ...(replaces === undefined ? {} : { id: replaces }),
      ...(focus ? { focus } : {}),
    },
  })
  await postForm(signed, file, onProgress)
  return get<Asset>(`assets/${signed.id}/finish_upload`)
}

/** `XMLHttpRequest`, because `fetch` does not report the progress of an upload. */
function postForm(signed: Signed, file: File, onProgress: (share: number) => void): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(signed.fields)) form.append(name, value)
  form.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      if (request.status < 300) resolve()
      else reject(new ApiError(request.status, parse(request.responseText)))
    })
    request.addEventListener('error', () => reject(new ApiError(0, undefined)))
    // The same server, by the host name of this page.
    request.open('POST', new URL(new URL(signed.post_url).pathname, location.origin))
    request.send(form)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // An HTML page of a proxy: no reason to show.
    return undefined
  }
}
