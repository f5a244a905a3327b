import { TOTP, Secret } from 'otpauth'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'

/** Public origin of the desk: a proxy with https before the services. */
export const DESK = 'https://desk.example'

export const PASSWORD = 'Ruban-Cuivre-48-Falaise'

export interface DeskPage {
  readonly status: number
  readonly headers: Headers
  /** Whole markup. */
  readonly html: string
  /** Visible text: markup without tags, style and character references, spaces as one. */
  readonly text: string
}

const REFERENCES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const decoded = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => REFERENCES[name] ?? '')

const textOf = (html: string): string =>
  decoded(html.replace(/<style>[^]*?<\/style>/g, '').replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ')

/** A browser without scripts at the desk: cookies, forms with their hidden fields, redirects. */
export class DeskVisitor {
  readonly #services: string
  readonly #accepted: string | undefined
  readonly cookies = new Map<string, string>()
  page: DeskPage = { status: 0, headers: new Headers(), html: '', text: '' }

  /**
   * @param services origin of the services, behind the proxy
   * @param accepted languages that the browser prefers
   */
  constructor(services: string, accepted?: string) {
    this.#services = services
    this.#accepted = accepted
  }

  async get(path: string): Promise<DeskPage> {
    return await this.#request(path, {})
  }

  /** Value of a hidden field of the page. */
  hidden(name: string): string {
    return decoded(new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(this.page.html)?.[1] ?? '')
  }

  /** Sends a form of the page, with its token; `headers` replace those of browsers. */
  async post(
    path: string,
    fields: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = { origin: DESK },
  ): Promise<DeskPage> {
    const token = this.hidden('token')
    return await this.#request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ ...(token === '' ? {} : { token }), ...fields }).toString(),
    })
  }

  async #request(path: string, init: RequestInit): Promise<DeskPage> {
    const response = await fetch(`${this.#services}${path}`, {
      ...init,
      redirect: 'manual',
      headers: {
        ...(init.headers as Record<string, string> | undefined),
        ...(this.#accepted === undefined ? {} : { 'accept-language': this.#accepted }),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (response.status === 303 && location !== null) {
      await response.text()
      return await this.get(location)
    }
    const html = await response.text()
    this.page = { status: response.status, headers: response.headers, html, text: textOf(html) }
    return this.page
  }
}

/** A request of the command line to the services. */
export async function deskCommand(
  services: string,
  body: object,
  token: string = LOCAL_SECRETS.DESK_TOKEN,
): Promise<{
  readonly status: number
  readonly body: { invitation?: string; accounts?: object[]; fields?: string[] }
}> {
  const response = await fetch(`${services}/site/desk-accounts`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as { invitation?: string } }
}

/** Time-based code of a secret, `steps` of thirty seconds from `now`. */
export const codeOf = (secret: string, now: number, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 })

/** The secret of the second step, as an invitation's page shows it. */
export const secretIn = ({ html }: DeskPage): string =>
  (/<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? '').replaceAll(' ', '')

export interface Colleague {
  readonly email: string
  readonly name?: string
  readonly rights?: readonly string[]
  /** Languages that their browser prefers. */
  readonly accepted?: string
}

/** Adds an account, takes its invitation and signs in; moves the stack's clock on by a minute. */
export async function signedIn(
  stack: { readonly origin: string; readonly clock: { now: number } },
  { email, name = 'Camille Roux', rights = ['*'], accepted }: Colleague,
): Promise<{ visitor: DeskVisitor; secret: string }> {
  const { body } = await deskCommand(stack.origin, { command: 'add', email, name, rights })
  const { pathname, search } = new URL(body.invitation ?? '')
  const visitor = new DeskVisitor(stack.origin, accepted)
  const secret = secretIn(await visitor.get(pathname + search))
  await visitor.post('/desk/invitation', {
    invitation: visitor.hidden('invitation'),
    code: codeOf(secret, stack.clock.now),
    password: PASSWORD,
    repeated: PASSWORD,
  })
  stack.clock.now += 60_000
  await visitor.post('/desk/login', { email, password: PASSWORD, code: codeOf(secret, stack.clock.now) })
  return { visitor, secret }
}
