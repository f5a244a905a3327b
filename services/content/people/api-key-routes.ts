import { bodyOf, idOf, type ManagementApp, newManagementRoutes, notFound } from '../management/context.ts'
import { readInput } from '../management/input.ts'
import { type ApiKey, type ApiKeys, KeyInput } from './api-keys.ts'

const toKey = ({ id, name, role, endsAt, addresses, createdAt, usedAt }: ApiKey) => ({
  id,
  name,
  role,
  ends_at: endsAt.toISOString(),
  addresses,
  created_at: createdAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
})

/** `/api_keys` of a space. Only the answer to `POST` contains the token. */
export function apiKeyRoutes(keys: ApiKeys): ManagementApp {
  const app = newManagementRoutes()
  app.get('/', async (context) => context.json({ api_keys: (await keys.list()).map(toKey) }))
  app.post('/', async (context) => {
    const { row, token } = await keys.add(readInput(KeyInput, await bodyOf(context), 'api_key'))
    return context.json({ api_key: { ...toKey(row), token } }, 201)
  })
  app.put('/:id', async (context) => {
    const row = await keys.change(idOf(context), readInput(KeyInput, await bodyOf(context), 'api_key'))
    if (!row) throw notFound()
    return context.json({ api_key: toKey(row) })
  })
  app.delete('/:id', async (context) => {
    if (!(await keys.remove(idOf(context)))) throw notFound()
    return context.json({})
  })
  return app
}
