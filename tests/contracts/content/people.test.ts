import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES, hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { type Answer, DEMONSTRATION, EditorClient, PASSWORD, codeOf, secretOf } from './editor-client.ts'
import { startContentService, type ContentService } from './service.ts'

const HOUR = 3_600_000
const SPACE = { stories: [{ slug: 'home', full_slug: 'home', content: { component: 'page' } }] }

/** Public origin of the editor: a proxy with https before the services. */
const EDITOR = 'https://editor.example'

interface Shown {
  collaborator: { id: number; role: string; state: string }
  invitation_url: string
}

interface Activities {
  activities: { activity: { key: string; trackable_id: string }; user: { userid: string; friendly_name: string } }[]
}

describe.each(DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('people', () => {
    let service: ContentService
    let now = Date.parse('2026-11-02T11:00:00Z')
    let count = 0

    beforeAll(async () => {
      service = await startContentService(
        SPACE,
        {
          SERVICES: ['content', 'mail'],
          EDITOR_ORIGIN: EDITOR,
          EDITOR_DEMONSTRATION: true,
          ...(kind === 'postgres' ? { DATABASE_URL: await postgresDatabase() } : {}),
        },
        { clock: { now: () => now } },
      )
    })
    afterAll(() => service.stop())
    beforeEach(() => {
      // Lockouts of an earlier test are over, and codes of authenticator apps are new.
      now += 48 * HOUR
    })

    const browser = () => new EditorClient(service.url, EDITOR)
    const signedIn = async (role: keyof typeof DEMONSTRATION): Promise<EditorClient> => {
      const client = browser()
      expect((await client.signIn(DEMONSTRATION[role])).status).toBe(200)
      return client
    }
    const me = async (client: EditorClient): Promise<number> => (await client.call('GET', 'users/me')).status
    const activities = async (by: EditorClient) => {
      const { body } = await by.call<Activities>('GET', 'spaces/1/activities')
      return body.activities.map(({ activity, user }) => [activity.key, activity.trackable_id, user.userid])
    }

    /** Invites a person, who enrols. */
    const enrolled = async (by: EditorClient, role = 'editor') => {
      count += 1
      const email = `camille${count}@barriere.example`
      const { body } = await by.call<Shown>('POST', 'spaces/1/collaborators', {
        collaborator: { email, name: 'Camille Roux', role },
      })
      const secret = secretOf(body.invitation_url)
      const client = browser()
      const shown = await client.call<{ invitation: { secret: string; address: string } }>(
        'POST',
        'session/invitation',
        { invitation: { secret } },
      )
      const totp = shown.body.invitation.secret
      const given = { secret, password: PASSWORD, repeated: PASSWORD, code: codeOf(totp, now) }
      return { client, email, secret, totp, given, id: body.collaborator.id, shown }
    }

    const joined = async (by: EditorClient, role?: string) => {
      const person = await enrolled(by, role)
      expect((await person.client.call('PUT', 'session/invitation', { invitation: person.given })).status).toBe(200)
      now += 60_000
      const code = codeOf(person.totp, now)
      expect((await person.client.signIn({ email: person.email, password: PASSWORD, code })).status).toBe(200)
      return person
    }

    test('the demonstration has an account of each role, without a code', async () => {
      for (const role of ['reader', 'editor', 'publisher', 'administrator'] as const) {
        const client = await signedIn(role)
        const { body } = await client.call<{ user: object }>('GET', 'users/me')
        expect(body.user).toMatchObject({ userid: DEMONSTRATION[role].email, role, lang: 'fr', id: expect.any(Number) })
      }
    })

    test('the cookie is of this host, for https, out of reach of scripts and of other sites', async () => {
      const { headers } = await browser().signIn(DEMONSTRATION.reader)
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-editor=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
        expect.stringMatching(
          /^__Host-editor-browser=[\w.-]{131}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
        ),
      ])
      expect(headers.get('cache-control')).toBe('private, no-store')
    })

    test('a session ends after eight hours without a call, and after twenty-four whatever happens', async () => {
      const idle = await signedIn('reader')
      now += 8 * HOUR - 1
      expect(await me(idle)).toBe(200)
      now += 8 * HOUR
      expect(await me(idle)).toBe(401)
      const busy = await signedIn('reader')
      for (let hour = 1; hour < 24; hour += 1) {
        now += HOUR
        expect(await me(busy)).toBe(200)
      }
      now += HOUR
      expect(await me(busy)).toBe(401)
    })

    test('a login takes the place of the browser’s session, and a logout ends it', async () => {
      const client = await signedIn('reader')
      const before = client.cookie
      await client.signIn(DEMONSTRATION.editor)
      expect(client.cookie).not.toBe(before)
      const kept = client.cookie
      client.cookie = before
      expect(await me(client)).toBe(401)
      client.cookie = kept
      expect((await client.call('DELETE', 'session')).status).toBe(200)
      expect(client.cookie).toBe('')
      client.cookie = kept
      expect(await me(client)).toBe(401)
    })

    test('a logout everywhere ends the sessions of all browsers, and nobody else’s', async () => {
      const [here, there, other] = [await signedIn('editor'), await signedIn('editor'), await signedIn('reader')]
      expect((await here.call('DELETE', 'session?everywhere=true')).status).toBe(200)
      expect([await me(here), await me(there), await me(other)]).toEqual([401, 401, 200])
    })

    test('whatever is wrong with a login is answered alike', async () => {
      const { email, password } = DEMONSTRATION.editor
      const answers: Answer[] = []
      for (const session of [
        { email, password: 'Another-Password-1' },
        { email: 'nobody@example.com', password },
        { email: 'not an address', password },
        { email, password: '' },
        { email: email.repeat(50), password },
      ])
        answers.push(await browser().signIn(session))
      answers.push(await browser().call('POST', 'session', {}))
      for (const { status, body } of answers) expect([status, body]).toEqual([401, { error: 'Unauthorized' }])
    })

    test('three failures close an account for an hour, also one that there is not', async () => {
      const client = await signedIn('administrator')
      const { email, password } = DEMONSTRATION.publisher
      for (let failure = 0; failure < 3; failure += 1) await browser().signIn({ email, password: 'wrong' })
      expect((await browser().signIn({ email, password })).status).toBe(401)
      now += HOUR - 1
      expect((await browser().signIn({ email, password })).status).toBe(401)
      now += 1
      expect((await browser().signIn({ email, password })).status).toBe(200)
      const refused = (await activities(client)).filter(([key, , user]) => key === 'login-refused' && user === email)
      expect(refused).toHaveLength(3)
    })

    test('another administrator lifts a lockout, nobody their own', async () => {
      const client = await signedIn('administrator')
      const { email, password } = DEMONSTRATION.reader
      for (let failure = 0; failure < 3; failure += 1) await browser().signIn({ email, password: 'wrong' })
      expect((await browser().signIn({ email, password })).status).toBe(401)
      type Listed = { collaborators: { id: number; locked_until: string | null; user: { userid: string } }[] }
      const listed = async () =>
        (await client.call<Listed>('GET', 'spaces/1/collaborators')).body.collaborators.find(
          ({ user }) => user.userid === email,
        )
      const locked = await listed()
      expect(locked?.locked_until).toEqual(expect.any(String))
      const own = await client.call<{ user: { id: number } }>('GET', 'users/me')
      expect((await client.call('POST', `spaces/1/collaborators/${own.body.user.id}/unlock`)).status).toBe(422)
      expect((await client.call('POST', `spaces/1/collaborators/${locked?.id}/unlock`)).status).toBe(200)
      expect((await listed())?.locked_until).toBeNull()
      expect((await browser().signIn({ email, password })).status).toBe(200)
      const lifted = ['lockout-lifted', email, DEMONSTRATION.administrator.email]
      expect(await activities(client)).toContainEqual(lifted)
    })

    test('an invitation is taken once, with a strong password and a code; a code counts once', async () => {
      const person = await enrolled(await signedIn('administrator'))
      const { client, email, given, totp, shown } = person
      expect(shown.body.invitation).toMatchObject({
        name: 'Camille Roux',
        email,
        address: expect.stringMatching(/^otpauth:/),
      })
      const enrol = (more: object) => client.call('PUT', 'session/invitation', { invitation: { ...given, ...more } })
      expect(await enrol({ password: 'camille', repeated: 'camille', code: '000000' })).toMatchObject({
        status: 422,
        body: { invitation: expect.arrayContaining(['length', 'personal', 'code']) },
      })
      expect(await enrol({ repeated: 'other' })).toMatchObject({ status: 422, body: { invitation: ['repeat'] } })
      expect((await client.signIn({ email, password: PASSWORD, code: given.code })).status).toBe(401)
      expect((await enrol({})).status).toBe(200)
      expect((await enrol({})).status).toBe(404)
      expect((await client.call('POST', 'session/invitation', { invitation: given })).status).toBe(404)
      // Replay: the invitation has used this code.
      expect((await client.signIn({ email, password: PASSWORD, code: given.code })).status).toBe(401)
      expect((await client.signIn({ email, password: PASSWORD })).status).toBe(401)
      now += HOUR
      const code = codeOf(totp, now)
      const both = await Promise.all([
        browser().signIn({ email, password: PASSWORD, code }),
        browser().signIn({ email, password: PASSWORD, code }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    })

    test('an invitation is over after seventy-two hours', async () => {
      const { client, given } = await enrolled(await signedIn('administrator'))
      now += 72 * HOUR
      expect((await client.call('POST', 'session/invitation', { invitation: given })).status).toBe(404)
      expect((await client.call('PUT', 'session/invitation', { invitation: given })).status).toBe(404)
    })

    test('a mailed invitation leads to the editor, in the language asked for', async () => {
      const client = await signedIn('administrator')
      const collaborator = { email: 'zoe@barriere.example', name: 'Zoé <b>', role: 'reader', lang: 'en' }
      const { status, body } = await client.call<Shown>('POST', 'spaces/1/collaborators', { collaborator, send: true })
      expect(status).toBe(201)
      expect(body.invitation_url).toMatch(/^https:\/\/editor\.example\/content\/editor\/invitation#[\w-]{43}$/)
      expect(await client.call('POST', 'spaces/1/collaborators', { collaborator })).toMatchObject({
        status: 422,
        body: { email: ['has already been taken'] },
      })
      const mailbox = `${service.url.replace('/content', '')}/mail/messages?to=${collaborator.email}`
      let mails: { subject: string; text: string; html: string }[] = []
      await expect
        .poll(
          async () => {
            const answer = (await (await fetch(mailbox)).json()) as { messages: typeof mails }
            mails = answer.messages
            return mails.length
          },
          { timeout: 10_000 },
        )
        .toBe(1)
      expect(mails[0]?.subject).toBe('Your access to the editor')
      expect(mails[0]?.text).toContain(body.invitation_url)
      expect(mails[0]?.html).toContain('Zoé &lt;b&gt;')
    })

    test('a role counts from the next call on', async () => {
      const admin = await signedIn('administrator')
      const { client, id } = await joined(admin)
      const publish = () => client.call('GET', 'spaces/1/stories/1/publish')
      expect((await publish()).status).toBe(403)
      const change = (collaborator: object) =>
        admin.call<Shown>('PUT', `spaces/1/collaborators/${id}`, { collaborator })
      expect(await change({ role: 'publisher' })).toMatchObject({
        status: 200,
        body: { collaborator: { role: 'publisher', state: 'active' } },
      })
      expect((await publish()).status).toBe(200)
      expect((await change({ role: 'owner' })).status).toBe(422)
      await change({ role: 'reader' })
      expect((await publish()).status).toBe(403)
    })

    test('a reset and a removal end the sessions; the password counts no more', async () => {
      const admin = await signedIn('administrator')
      const { client, email, totp, id } = await joined(admin)
      const { status, body } = await admin.call<Shown>('POST', `spaces/1/collaborators/${id}/reset`, {})
      expect([status, body.collaborator.state]).toEqual([200, 'invited'])
      expect(await me(client)).toBe(401)
      now += 60_000
      expect((await client.signIn({ email, password: PASSWORD, code: codeOf(totp, now) })).status).toBe(401)
      const other = await joined(admin)
      expect((await admin.call('DELETE', `spaces/1/collaborators/${other.id}`)).status).toBe(200)
      expect(await me(other.client)).toBe(401)
      expect((await admin.call('DELETE', `spaces/1/collaborators/${other.id}`)).status).toBe(404)
      const told = (await activities(admin)).filter(([, subject]) => subject === email || subject === other.email)
      expect(told.map(([key, , user]) => [key, user])).toEqual([
        ['account-removed', DEMONSTRATION.administrator.email],
        ['account-added', DEMONSTRATION.administrator.email],
        ['account-reset', DEMONSTRATION.administrator.email],
        ['account-added', DEMONSTRATION.administrator.email],
      ])
    })

    test('administrators keep their own rights', async () => {
      const admin = await signedIn('administrator')
      const { body } = await admin.call<{ user: { id: number } }>('GET', 'users/me')
      const path = `spaces/1/collaborators/${body.user.id}`
      for (const answer of [
        await admin.call('PUT', path, { collaborator: { role: 'reader' } }),
        await admin.call('POST', `${path}/reset`, {}),
        await admin.call('DELETE', path),
      ])
        expect(answer).toMatchObject({ status: 422, body: { base: ['must not be your own account'] } })
      expect(await me(admin)).toBe(200)
    })

    test('everybody chooses their own language', async () => {
      const client = await signedIn('reader')
      expect((await client.call('PUT', 'users/me', { user: { lang: 'en' } })).body).toMatchObject({
        user: { lang: 'en' },
      })
      expect((await client.call('GET', 'users/me')).body).toMatchObject({ user: { lang: 'en' } })
      expect((await client.call('PUT', 'users/me', { user: { lang: 'de' } })).status).toBe(422)
      await client.call('PUT', 'users/me', { user: { lang: 'fr' } })
    })

    test('a token is told once, has its role, and is over once it is deleted', async () => {
      const admin = await signedIn('administrator')
      const { body } = await admin.call<{ api_key: { id: number; token: string } }>('POST', 'spaces/1/api_keys', {
        api_key: { name: 'Import', role: 'editor' },
      })
      const { id, token } = body.api_key
      const listed = await admin.call('GET', 'spaces/1/api_keys')
      expect(JSON.stringify(listed.body)).not.toContain(token)
      const holder = (path: string) => browser().call('GET', path, undefined, { authorization: `Bearer ${token}` })
      expect((await holder('users/me')).body).toMatchObject({ user: { friendly_name: 'Import', role: 'editor' } })
      expect((await holder('spaces/1/stories/1/publish')).status).toBe(403)
      await admin.call('PUT', `spaces/1/api_keys/${id}`, { api_key: { name: 'Import', role: 'publisher' } })
      expect((await holder('spaces/1/stories/1/publish')).status).toBe(200)
      expect((await admin.call('GET', 'spaces/1/api_keys')).body).toMatchObject({
        api_keys: [{ id, name: 'Import', role: 'publisher', used_at: new Date(now).toISOString() }],
      })
      await admin.call('DELETE', `spaces/1/api_keys/${id}`)
      expect((await holder('users/me')).status).toBe(401)
      const told = (await activities(admin)).slice(0, 4)
      expect(told).toEqual([
        ['api_key.delete', String(id), DEMONSTRATION.administrator.email],
        ['story.publish', '1', 'Import'],
        ['api_key.update', String(id), DEMONSTRATION.administrator.email],
        ['api_key.create', String(id), DEMONSTRATION.administrator.email],
      ])
    })

    test('activities tell who did what to which story, never its content; what failed is none', async () => {
      const admin = await signedIn('administrator')
      const editor = await signedIn('editor')
      const content = { component: 'page', title: 'Confidential' }
      await editor.call('PUT', 'spaces/1/stories/1', { story: { content } })
      await editor.call('PUT', 'spaces/1/stories/1', { story: { name: '' } })
      await editor.call('GET', 'spaces/1/stories/1/publish')
      const { body, headers } = await admin.call<Activities>('GET', 'spaces/1/activities?per_page=2')
      expect(body.activities).toHaveLength(2)
      expect(body.activities[0]).toMatchObject({
        activity: { key: 'story.update', trackable_id: '1' },
        trackable: { id: 1, full_slug: 'home' },
        user: { userid: DEMONSTRATION.editor.email, friendly_name: 'Camille Roux' },
      })
      expect(Number(headers.get('total'))).toBeGreaterThan(2)
      const all = await admin.call('GET', 'spaces/1/activities?per_page=100')
      expect(JSON.stringify(all.body)).not.toContain('Confidential')
      const own = await admin.call<Activities>(
        'GET',
        `spaces/1/activities?key=login&user=${DEMONSTRATION.editor.email}`,
      )
      expect(new Set(own.body.activities.map(({ activity }) => activity.key))).toEqual(new Set(['login']))
    })
  })
})

test('a public deployment has none of the demonstration’s accounts that its database brings along', async () => {
  const url = hasPostgres() ? await postgresDatabase() : undefined
  if (url === undefined) return
  const first = await startContentService(SPACE, { DATABASE_URL: url, EDITOR_DEMONSTRATION: true })
  expect((await new EditorClient(first.url).signIn(DEMONSTRATION.reader)).status).toBe(200)
  await first.stop()
  const start = async (more: object) => {
    const service = await startContentService(SPACE, {
      DATABASE_URL: url,
      SITE_ORIGIN: 'https://site.example',
      EDITOR_DEMONSTRATION: undefined,
      ...more,
    })
    const { body } = await service.manage<{ collaborators: object[] }>('GET', 'spaces/1/collaborators')
    const { status } = await new EditorClient(service.url, EDITOR).signIn(DEMONSTRATION.reader)
    await service.stop()
    return { people: body.collaborators.length, status }
  }
  expect(await start({})).toEqual({ people: 0, status: 403 })
  expect(await start({ EDITOR_ORIGIN: EDITOR })).toEqual({ people: 0, status: 401 })
})
