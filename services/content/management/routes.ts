import type { MiddlewareHandler } from 'hono'
import { HttpError } from '../../kit/http-error.ts'
import { sameSecret } from '#lib/domain/same-secret.ts'
import { MANAGEMENT_TOKEN } from '../people/principal.ts'
import { EDITOR } from '../webhooks/payload.ts'
import { componentRoutes } from './components.ts'
import {
  notFound,
  type Management,
  newManagementRoutes,
  type ManagementApp,
  type ManagementVariables,
} from './context.ts'
import { datasourceRoutes, entryRoutes } from './datasources.ts'
import { storyRoutes } from './stories.ts'

/** Authentication: management token, raw or as `Bearer`. */
export const managementAccess =
  (token: string): MiddlewareHandler<{ Variables: ManagementVariables }> =>
  async (context, next) => {
    const given = (context.req.header('authorization') ?? '').replace(/^Bearer /i, '')
    if (!sameSecret(given, token)) throw new HttpError(401, { error: 'Unauthorized' })
    context.set('principal', MANAGEMENT_TOKEN)
    await next()
  }

/** The routes of the management API that editing needs, relative to `/v1`. Mounted behind authentication. */
export function managementRoutes(management: Management): ManagementApp {
  const app = newManagementRoutes()
  app.get('/users/me', (context) => context.json({ user: EDITOR }))

  const space = newManagementRoutes()
  space.get('/', async (context) => {
    const snapshot = await management.store.snapshot()
    return context.json({
      space: {
        id: snapshot.spaceId,
        name: snapshot.name,
        domain: snapshot.domain,
        version: snapshot.cv,
        first_token: management.previewToken,
        languages: snapshot.languages,
        language_codes: snapshot.languages.map(({ code }) => code),
        environments: [],
        owner: EDITOR,
      },
    })
  })
  space.route('/stories', storyRoutes(management))
  space.route('/stories', management.previews)
  space.route('/datasources', datasourceRoutes(management))
  space.route('/datasource_entries', entryRoutes(management))
  space.route('/components', componentRoutes(management))
  // The official CLI reads these before it pushes components; this service stores none.
  for (const kind of ['component_groups', 'presets', 'internal_tags'])
    space.get(`/${kind}`, (context) => context.json({ [kind]: [] }))

  app.use('/spaces/:space{\\d+}/*', async (context, next) => {
    if (Number(context.req.param('space')) !== (await management.store.snapshot()).spaceId) throw notFound()
    await next()
  })
  app.route('/spaces/:space{\\d+}', space)
  return app
}
