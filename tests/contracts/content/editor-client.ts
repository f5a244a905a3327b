import { Secret, TOTP } from 'otpauth'

export const PASSWORD = 'Ruban-Cuivre-48-Falaise'

/** Passwords of the demonstration's accounts, by role. */
export const DEMONSTRATION = {
  reader: { email: 'lecture@example.com', password: 'Lecture#2026-Demo' },
  editor: { email: 'redaction@example.com', password: 'Redaction#2026-Demo' },
  publisher: { email: 'publication@example.com', password: 'Publication#2026-Demo' },
  administrator: { email: 'administrateur@example.com', password: 'Administrateur#2026-Demo' },
} as const

export interface Answer<T = Record<string, unknown>> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

/** The editor's page in a browser: its cookie, its header, its origin. */
export class EditorClient {
  readonly #url: string
  readonly origin: string
  /** Cookie of the session. */
  cookie = ''
  /** Cookie by which the service recognises the browser. */
  #known = ''

  /**
   * @param url of the content service
   * @param origin under which the browser reaches it
   */
  constructor(url: string, origin = new URL(url).origin) {
    this.#url = url
    this.origin = origin
  }

  /** @param headers replace those of the editor's page */
  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {
      'x-editor': '1',
      'sec-fetch-site': 'same-origin',
      ...(method === 'GET' ? {} : { origin: this.origin }),
    },
  ): Promise<Answer<T>> {
    const response = await fetch(`${this.#url}/v1/${path}`, {
      method,
      headers: {
        ...headers,
        cookie: [this.cookie, this.#known].filter((cookie) => cookie !== '').join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const cookie = /max-age=0/i.test(line) ? '' : (line.split(';')[0] ?? '')
      if (/^[^=]*-browser=/.test(line)) this.#known = cookie
      else this.cookie = cookie
    }
    return { status: response.status, body: (await response.json()) as T, headers: response.headers }
  }

  signIn(session: { email: string; password: string; code?: string }): Promise<Answer> {
    return this.call('POST', 'session', { session })
  }
}

/** Time-based code of a secret, `steps` of thirty seconds from `now`. */
export const codeOf = (secret: string, now: number, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 })

/** The secret of an invitation's address. */
export const secretOf = (address: unknown): string => new URL(String(address)).hash.slice(1)
