// Accounts of the editor, managed through the running services: `npm run tool -- editors help`.
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ownSecretPair } from '@barriere/shared/secrets/secret-pair.ts'

const HELP = `Accounts of the editor of the content service.

  npm run tool -- editors list
  npm run tool -- editors add camille@barriere.example --name "Camille Roux" --role administrator
  npm run tool -- editors role camille@barriere.example --role editor
  npm run tool -- editors reset camille@barriere.example
  npm run tool -- editors remove camille@barriere.example

Roles: reader, editor, publisher, administrator. “add” and “reset” print an invitation, valid for 72 hours and once.
SERVICES_URL (http://127.0.0.1:4001) says where the services are, STORYBLOK_MANAGEMENT_TOKEN is their secret,
STORYBLOK_SPACE_ID (1) the space.
`

const collaborator = z.object({
  id: z.number(),
  role: z.string(),
  state: z.string(),
  user: z.object({ real_email: z.string(), friendly_name: z.string() }),
})

const answer = z.object({ collaborators: z.array(collaborator).optional(), invitation_url: z.string().optional() })

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, role: { type: 'string' } },
})

async function ask(method: string, path = '', body?: object): Promise<z.output<typeof answer>> {
  const { SERVICES_URL = 'http://127.0.0.1:4001', STORYBLOK_MANAGEMENT_TOKEN, STORYBLOK_SPACE_ID = '1' } = process.env
  const [token] = ownSecretPair('STORYBLOK_MANAGEMENT_TOKEN').parse(STORYBLOK_MANAGEMENT_TOKEN)
  const response = await fetch(`${SERVICES_URL}/content/v1/spaces/${STORYBLOK_SPACE_ID}/collaborators${path}`, {
    method,
    headers: { 'authorization': token, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const told: unknown = await response.json()
  if (response.ok) return answer.parse(told)
  throw new Error(
    response.status === 401
      ? 'STORYBLOK_MANAGEMENT_TOKEN is not that of the services.'
      : response.status === 422
        ? `Not understood: ${JSON.stringify(told)}`
        : `The services answered ${response.status}.`,
  )
}

async function pathOf(email: string | undefined): Promise<string> {
  const { collaborators = [] } = await ask('GET')
  const found = collaborators.find(({ user }) => user.real_email === email?.trim().toLowerCase())
  if (!found) throw new Error('There is no such account.')
  return `/${found.id}`
}

const { name, role } = values

const COMMANDS: Readonly<Record<string, (email: string | undefined) => Promise<z.output<typeof answer>>>> = {
  list: () => ask('GET'),
  add: (email) => ask('POST', '', { collaborator: { email, name, role } }),
  role: async (email) => await ask('PUT', await pathOf(email), { collaborator: { role } }),
  reset: async (email) => await ask('POST', `${await pathOf(email)}/reset`, {}),
  remove: async (email) => await ask('DELETE', await pathOf(email)),
}

async function run([command = 'help', email]: readonly string[]): Promise<string> {
  const work = COMMANDS[command]
  if (!work) return HELP
  const { collaborators, invitation_url: invitation } = await work(email)
  if (collaborators)
    return collaborators
      .map(({ user, state, role: own }) => [user.real_email, user.friendly_name, state, own].join('\t'))
      .join('\n')
  return invitation === undefined ? 'Done.' : `Invitation, valid for 72 hours and once:\n${invitation}`
}

try {
  console.log(await run(positionals))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
