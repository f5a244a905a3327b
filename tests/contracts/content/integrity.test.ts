import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hasPostgres, postgresDatabase } from '@barriere/testing/postgres.ts'
import { DEMONSTRATION, EditorClient, PASSWORD, codeOf, secretOf } from './editor-client.ts'
import { type ContentService, startContentService } from './service.ts'

const FILE = 'https://a.storyblok.com/f/1/0123456789/menu.pdf'

const CONTENT = { _uid: 'h', component: 'page', title: 'One' }

describe.skipIf(!hasPostgres())('a change, what it asks for, and what is told of it are one', () => {
  let service: ContentService
  let database: Client
  let editor: EditorClient

  beforeAll(async () => {
    const DATABASE_URL = await postgresDatabase()
    service = await startContentService(
      {
        stories: [
          { slug: 'home', full_slug: 'home', content: CONTENT, published: true },
          { slug: 'news', full_slug: 'news', content: CONTENT, published: false },
        ],
        assets: [{ id: 7, filename: FILE, data: Buffer.from('%PDF-1.7') }],
        components: [{ id: 1, name: 'page', schema: {} }],
        datasources: [{ id: 1, name: 'Menu', slug: 'menu' }],
      },
      { DATABASE_URL, EDITOR_DEMONSTRATION: true },
    )
    database = new Client({ connectionString: DATABASE_URL })
    await database.connect()
    editor = new EditorClient(service.url)
    await editor.signIn(DEMONSTRATION.editor)
  })
  afterAll(async () => {
    await database.end()
    await service.stop()
  })
  beforeEach(() => database.query('delete from content.activities'))

  const told = async (): Promise<string[]> => {
    const { rows } = await database.query<{ line: string }>(
      `select kind || ' ' || coalesce(subject, '-') as line from content.activities order by id`,
    )
    return rows.map(({ line }) => line)
  }

  /** Everything that calls change, as one text. Revision and usage are not content. */
  const state = async (): Promise<string> => {
    const tables = [
      'stories',
      'story_versions',
      'story_schedulings',
      'releases',
      'components',
      'definitions',
      'datasources',
      'datasource_entries',
      'assets',
      'asset_folders',
      'asset_uploads',
      'api_keys',
      'webhook_endpoints',
      'webhook_deliveries',
    ]
    return await rowsOf(tables)
  }

  const rowsOf = async (tables: readonly string[]): Promise<string> => {
    const lines: string[] = []
    for (const table of tables) {
      const { rows } = await database.query<{ row: string }>(`select t::text as row from content.${table} t order by 1`)
      lines.push(table, ...rows.map(({ row }) => row))
    }
    return lines.join('\n')
  }

  type Change = readonly [kind: string, method: string, path: string, body?: unknown]

  const CHANGES: readonly Change[] = [
    ['story.create', 'POST', 'stories', { story: { name: 'New', content: CONTENT } }],
    ['story.update', 'PUT', 'stories/1', { story: { name: 'Renamed' } }],
    ['story.duplicate', 'POST', 'stories/1/duplicate', { story: {} }],
    ['story.publish', 'GET', 'stories/2/publish'],
    ['story.unpublish', 'GET', 'stories/1/unpublish'],
    ['story.move', 'PUT', 'stories/2/move?after_id=0'],
    ['story.delete', 'DELETE', 'stories/2'],
    [
      'schedule.create',
      'POST',
      'story_schedulings',
      { story_scheduling: { story_id: 1, publish_at: '2999-01-01T00:00:00Z' } },
    ],
    ['release.create', 'POST', 'releases', { release: { name: 'Summer' } }],
    ['asset.upload', 'POST', 'assets', { filename: 'menu.pdf' }],
    ['asset.update', 'PUT', 'assets/7', { asset: { alt: 'Menu' } }],
    ['asset.delete', 'POST', 'assets/bulk_destroy', { ids: [7] }],
    ['asset_folder.create', 'POST', 'asset_folders', { asset_folder: { name: 'Menus' } }],
    ['datasource.create', 'POST', 'datasources', { datasource: { name: 'New', slug: 'new' } }],
    [
      'datasource_entry.create',
      'POST',
      'datasource_entries',
      { datasource_entry: { name: 'a', value: 'b', datasource_id: 1 } },
    ],
    ['component.update', 'PUT', 'components/1', { component: { name: 'page', color: 'red' } }],
    ['preset.create', 'POST', 'presets', { preset: { name: 'Template' } }],
    ['api_key.create', 'POST', 'api_keys', { api_key: { name: 'Import', role: 'editor' } }],
    [
      'webhook_endpoint.create',
      'POST',
      'webhook_endpoints',
      { webhook_endpoint: { name: 'Search', endpoint: 'http://127.0.0.1:9/', actions: ['story.moved'] } },
    ],
  ]

  const run = ([, method, path, body]: Change) => service.manage(method, `spaces/1/${path}`, body)

  test.each(CHANGES.map((change) => ({ kind: change[0], change })))(
    '$kind: what cannot be told is not done',
    async ({ change }) => {
      const before = await state()
      await database.query('alter table content.activities rename to activities_away')
      try {
        expect((await run(change)).status).toBe(500)
      } finally {
        await database.query('alter table content.activities_away rename to activities')
      }
      expect(await state()).toBe(before)
      expect(await told()).toEqual([])
    },
  )

  test.each(CHANGES.map((change) => ({ kind: change[0], change })))(
    '$kind: what fails at its end is not told',
    async ({ change }) => {
      const before = await state()
      await database.query(`
      create function content.refuse() returns trigger language plpgsql as
        $$ begin raise exception 'refused at the commit'; end $$;
      create constraint trigger refuse after insert on content.activities
        deferrable initially deferred for each row execute function content.refuse()`)
      try {
        expect((await run(change)).status).toBe(500)
      } finally {
        await database.query('drop function content.refuse() cascade')
      }
      expect(await state()).toBe(before)
      expect(await told()).toEqual([])
    },
  )

  test('what is done is told once, with what it was done to', async () => {
    const expected: string[] = []
    for (const change of CHANGES) {
      const { status, body } = await run(change)
      expect([change[0], status]).toEqual([change[0], expect.toSatisfy((code: number) => code < 300)])
      const [kind, , path] = change
      const made = Object.values((body as Record<string, { id?: number }> | undefined) ?? {})
        .map((one) => one?.id)
        .find((id) => typeof id === 'number')
      const signed = (body as { id?: number } | undefined)?.id
      expected.push(`${kind} ${made ?? signed ?? /\d+/.exec(path)?.[0] ?? 7}`)
    }
    expect(await told()).toEqual(expected)
  })

  test('what was not found, or refused, is not told', async () => {
    for (const [method, path] of [
      ['DELETE', 'components/999'],
      ['DELETE', 'presets/999'],
      ['DELETE', 'api_keys/999'],
      ['PUT', 'api_keys/999'],
      ['DELETE', 'webhook_endpoints/999'],
      ['POST', 'webhook_deliveries/999/replay'],
      ['GET', 'stories/999/publish'],
    ] as const) {
      const body = method === 'PUT' ? { api_key: { name: 'x', role: 'reader' } } : undefined
      expect((await service.manage(method, `spaces/1/${path}`, body)).status).toBe(404)
    }
    expect(await told()).toEqual([])
  })

  test('a restored version is told of its story', async () => {
    await service.manage('PUT', 'spaces/1/stories/1', { story: { name: 'Again' } })
    const { rows } = await database.query<{ id: string }>(
      'select id from content.story_versions where story_id = 1 order by id limit 1',
    )
    await service.manage('PUT', `spaces/1/versions/${rows[0]?.id}?model=stories&model_id=1`)
    expect(await told()).toEqual(['story.update 1', 'story.restore_version 1'])
  })

  test('a right is asked for at the moment of the change: a story published meanwhile stays where it is', async () => {
    const made = await editor.call<{ story: { id: number } }>('POST', 'spaces/1/stories', {
      story: { name: 'Offer', slug: 'offer', content: CONTENT },
    })
    const { id } = made.body.story
    const put = (story: object) => editor.call('PUT', `spaces/1/stories/${id}`, { story })
    expect((await put({ slug: 'offers' })).status).toBe(200)
    // Another publication is under way, and locks the space.
    await database.query('begin')
    await database.query('select 1 from content.spaces for update')
    const moved = put({ slug: 'elsewhere' })
    await expect
      .poll(async () => {
        const { rows } = await database.query<{ count: string }>(
          `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return Number(rows[0]?.count)
      })
      .toBeGreaterThan(0)
    await database.query(
      `update content.stories set published_at = now(), first_published_at = now(), published =
        json_build_object('name', name, 'path', path, 'sortByDate', null, 'tagList', '[]'::json, 'metaData', null,
          'translatedSlugs', '[]'::json, 'content', content) where id = $1`,
      [id],
    )
    await database.query('update content.spaces set revision = revision + 1')
    await database.query('commit')
    expect((await moved).status).toBe(403)
    const { rows } = await database.query<{ slug: string }>('select slug from content.stories where id = $1', [id])
    expect(rows[0]?.slug).toBe('offers')
  })

  test('secrets are stored hashed or encrypted', async () => {
    const { body: key } = await service.manage<{ api_key: { token: string } }>('POST', 'spaces/1/api_keys', {
      api_key: { name: 'Import', role: 'editor' },
    })
    await service.manage('POST', 'spaces/1/webhook_endpoints', {
      webhook_endpoint: {
        name: 'Signed',
        endpoint: 'http://127.0.0.1:9/',
        secret: 'of-the-receiver',
        actions: ['story.moved'],
      },
    })
    const { body: invited } = await service.manage<{ invitation_url: string }>('POST', 'spaces/1/collaborators', {
      collaborator: { email: 'zoe@barriere.example', name: 'Zoé', role: 'reader' },
    })
    const invitation = secretOf(invited.invitation_url)
    const browser = new EditorClient(service.url)
    const shown = await browser.call<{ invitation: { secret: string } }>('POST', 'session/invitation', {
      invitation: { secret: invitation },
    })
    const totp = shown.body.invitation.secret
    const { body: upload } = await service.manage<{ fields: Record<string, string> }>('POST', 'spaces/1/assets', {
      filename: 'list.pdf',
    })
    const enrolment = { secret: invitation, password: PASSWORD, repeated: PASSWORD, code: codeOf(totp, Date.now()) }
    const tables = await database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'content'`,
    )
    const stored = () => rowsOf(tables.rows.map(({ name }) => name))
    const invitedOnly = await stored()
    expect((await browser.call('PUT', 'session/invitation', { invitation: enrolment })).status).toBe(200)
    const all = `${invitedOnly}\n${await stored()}`
    expect(all).toContain('zoe@barriere.example')
    const secrets = {
      key: key.api_key.token,
      invitation,
      totp,
      upload: upload.fields['x-amz-signature'] ?? '',
      session: editor.cookie.split('=')[1] ?? '',
      webhook: 'of-the-receiver',
      password: PASSWORD,
    }
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret.length).toBeGreaterThan(10)
      expect([name, all.includes(secret)]).toEqual([name, false])
    }
  })
})
