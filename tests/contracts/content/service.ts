import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import StoryblokClient, { type ISbConfig } from 'storyblok-js-client'
import type { Env } from '#services/kit/env.ts'
import { startServices, type Parts } from '#services/start.ts'
import { addDatabase } from '#services/test-support/embedded-database.ts'
import { writeSpace, type FixtureSpace } from './space.ts'

export const PUBLIC = 'local-public'
export const PREVIEW = 'local-preview'
const MANAGEMENT = 'local-management'

export interface ContentService {
  /** `http://127.0.0.1:<port>/content` */
  url: string
  /** `DATA_DIR` */
  data: string
  /** The official client, unmodified. `seen` collects the address of every request, redirects excepted. */
  client(options?: ISbConfig, seen?: URL[]): StoryblokClient
  /** The official client with the management token. */
  editor(): StoryblokClient
  /** A raw request to `/v2/cdn/…` with redirects left alone. */
  deliver(path: string): Promise<Response>
  /** A raw request to `/v1/…` with the management token. */
  manage<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: T; headers: Headers }>
  /** Puts faults in force; without any, ends them. */
  fault(faults?: Record<string, unknown>): Promise<void>
  stop(): Promise<void>
}

/** The content service over HTTP, in this process, on PGlite in a temporary folder and on a free port. */
export async function startContentService(
  space: FixtureSpace,
  overrides: Partial<Env> = {},
  parts: Parts = {},
): Promise<ContentService> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  await writeSpace(join(folder, 'content'), space)
  if (overrides.DATABASE_URL === undefined) await addDatabase(join(folder, 'data'))
  const running = await startServices(
    {
      SERVICES: ['content'],
      SERVICES_PORT: 0,
      LOG_LEVEL: 'silent',
      DATA_DIR: join(folder, 'data'),
      CONTENT_DIR: join(folder, 'content'),
      CONTENT_FAULTS: true,
      EDITOR_DEMONSTRATION: false,
      ...overrides,
    },
    parts,
  )
  const url = `${running.url}/content`

  return {
    url,
    data: join(folder, 'data'),
    client: (options = {}, seen = []) =>
      new StoryblokClient({
        endpoint: `${url}/v2`,
        accessToken: PUBLIC,
        rateLimit: 1000,
        fetch: (input: RequestInfo | URL, init?: RequestInit) => {
          seen.push(new URL(input instanceof Request ? input.url : input))
          return fetch(input, init)
        },
        ...options,
      }),
    editor: () => new StoryblokClient({ endpoint: `${url}/v1`, oauthToken: MANAGEMENT, rateLimit: 1000 }),
    deliver: (path) => fetch(`${url}/v2/cdn/${path}`, { redirect: 'manual' }),
    async manage<T>(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
      const response = await fetch(`${url}/v1/${path}`, {
        method,
        headers: {
          authorization: MANAGEMENT,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const answer = response.status === 204 ? undefined : await response.json()
      return { status: response.status, body: answer as T, headers: response.headers }
    },
    async fault(faults) {
      const response = await fetch(`${url}/_faults`, {
        method: faults ? 'PUT' : 'DELETE',
        headers: { 'authorization': MANAGEMENT, 'content-type': 'application/json' },
        ...(faults ? { body: JSON.stringify(faults) } : {}),
      })
      if (!response.ok) throw new Error(`faults: ${response.status} ${await response.text()}`)
    },
    async stop() {
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
