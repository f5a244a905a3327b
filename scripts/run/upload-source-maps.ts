export interface UploadSettings {
  /** Origin of Sentry. */
  readonly url: string
  readonly token: string
  readonly org: string
  readonly project: string
  readonly release: string
}

interface ReleaseFile {
  /** Address in the reports, whose host is `~`: any. */
  readonly name: string
  readonly content: Uint8Array<ArrayBuffer>
}

/** Milliseconds for one file. */
const TIMEOUT = 30_000

/**
 * Creates a release, and uploads its files (https://docs.sentry.io/api/releases/). Rejects with the first failed
 * answer; a file that exists already counts as a success.
 */
export async function uploadSourceMaps(files: readonly ReleaseFile[], settings: UploadSettings): Promise<void> {
  const { url, token, org, project, release } = settings
  const post = async (path: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}): Promise<void> => {
    const response = await fetch(`${url}/api/0${path}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, ...headers },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.body?.cancel()
    if (!response.ok && response.status !== 409) throw new Error(`Sentry answered ${response.status} to POST ${path}.`)
  }
  await post(`/organizations/${org}/releases/`, JSON.stringify({ version: release, projects: [project] }), {
    'content-type': 'application/json',
  })
  for (const { name, content } of files) {
    const form = new FormData()
    form.append('name', name)
    form.append('file', new Blob([content]), name.split('/').at(-1))
    await post(`/projects/${org}/${project}/releases/${encodeURIComponent(release)}/files/`, form)
  }
}
