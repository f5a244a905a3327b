import { HttpError } from '../../kit/http-error.ts'
import { activityRoutes } from '../people/activity-routes.ts'
import { apiKeyRoutes } from '../people/api-key-routes.ts'
import { collaboratorRoutes } from '../people/collaborators.ts'
import { presenceRoutes } from '../people/presence-routes.ts'
import { sessionRoutes } from '../people/session-routes.ts'
import { deliveryRoutes, endpointRoutes } from '../webhooks/routes.ts'
import { EDITOR } from '../webhooks/payload.ts'
import { assetFolderRoutes } from '../assets/folders.ts'
import { assetRoutes } from '../assets/routes.ts'
import type { Uploads } from '../assets/uploads.ts'
import { definitionRoutes } from '../definitions/routes.ts'
import { componentRoutes } from './components.ts'
import {
  listAnswer,
  notFound,
  queryOf,
  type Management,
  newManagementRoutes,
  type ManagementApp,
  type ManagementContext,
} from './context.ts'
import { textOf } from '../query/params.ts'
import { tagsOf } from '../query/tags.ts'
import { datasourceRoutes, entryRoutes } from './datasources.ts'
import { stateRoutes } from './story-states.ts'
import { addHistoryRoutes } from '../history/routes.ts'
import { storyRoutes } from './stories.ts'

/** Names a call that only the cloud's API has. A 404 would look like a missing record. */
const unsupported = (context: ManagementContext): never => {
  const path = context.req.path.replace(/^.*?\/v1\/(?:spaces\/\d+\/)?/, '').replace(/\d+/g, ':id')
  throw new HttpError(501, { error: `This service has no ${context.req.method} ${path}` })
}

/** The routes of the management API that editing needs, relative to `/v1`. Mounted behind authentication. */
export function managementRoutes(management: Management, uploads: Uploads): ManagementApp {
  const app = newManagementRoutes()
  const { people, store } = management
  app.route('/', sessionRoutes(people))

  const space = newManagementRoutes()
  space.get('/', async (context) => {
    const snapshot = await store.snapshot()
    return context.json({
      space: {
        id: snapshot.spaceId,
        name: snapshot.name,
        domain: snapshot.domain,
        version: snapshot.cv,
        first_token: management.previewToken,
        languages: snapshot.languages,
        default_lang_name: snapshot.defaultLanguage,
        language_codes: snapshot.languages.map(({ code }) => code),
        environments: [],
        owner: EDITOR,
      },
    })
  })
  space.route('/stories', storyRoutes(management))
  space.route('/stories', management.previews)
  space.route('/stories', presenceRoutes(management))
  space.get('/tags', async (context) => {
    const search = textOf(queryOf(context), 'search')?.toLowerCase() ?? ''
    const tags = tagsOf((await store.snapshot()).draft.stories).filter(({ name }) =>
      name.toLowerCase().includes(search),
    )
    return listAnswer(context, 'tags', tags, (tag) => tag)
  })
  space.route('/story_states', stateRoutes(management))
  addHistoryRoutes(space, management)
  space.route('/datasources', datasourceRoutes(management))
  space.route('/datasource_entries', entryRoutes(management))
  space.route('/components', componentRoutes(management))
  space.route('/collaborators', collaboratorRoutes(people))
  space.route('/activities', activityRoutes({ store }))
  space.route('/api_keys', apiKeyRoutes(people.keys))
  space.route('/webhook_endpoints', endpointRoutes(management.endpoints))
  space.route('/webhook_deliveries', deliveryRoutes(management))
  space.route('/assets', assetRoutes(management, uploads))
  space.route('/asset_folders', assetFolderRoutes(management))
  // There is one space, so no library is shared between spaces.
  space.get('/shared_asset_folders', (context) => context.json({ shared_asset_folders: [] }))
  space.route('/', definitionRoutes(management))
  space.all('*', unsupported)

  app.use('/spaces/:space{\\d+}/*', async (context, next) => {
    if (Number(context.req.param('space')) !== (await store.snapshot()).spaceId) throw notFound()
    await next()
  })
  app.route('/spaces/:space{\\d+}', space)
  app.get('/spaces', async (context) => {
    const { spaceId: id, name, domain } = await management.store.snapshot()
    const isFound = name.toLowerCase().includes(textOf(queryOf(context), 'search')?.toLowerCase() ?? '')
    return context.json({ spaces: isFound ? [{ id, name, domain }] : [] })
  })
  app.all('*', unsupported)
  return app
}
