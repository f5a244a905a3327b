// Accounts of the request desk, managed through the running services: `npm run tool -- desk help`.
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ownSecretPair } from '@barriere/shared/secrets/secret-pair.ts'

const HELP = `Accounts of the desk of requests.

  npm run tool -- desk list
  npm run tool -- desk add camille@barriere.example --name "Camille Roux" --rights "*"
  npm run tool -- desk add zoe@barriere.example --name "Zoé Durand" --rights <story>,<story>
  npm run tool -- desk rights zoe@barriere.example --rights <story>
  npm run tool -- desk reset zoe@barriere.example
  npm run tool -- desk remove zoe@barriere.example

Rights are stories of properties (their uuid in the content service), or * for all requests and those about no property.
“operator” opens the console of members, which no other right includes.
“add” and “reset” print an invitation, valid for 72 hours and once.
SERVICES_URL (http://127.0.0.1:4001) says where the services are, DESK_TOKEN is their secret.
`

const answer = z.object({
  invitation: z.string().optional(),
  fields: z.array(z.string()).optional(),
  accounts: z
    .array(z.object({ email: z.string(), name: z.string(), rights: z.array(z.string()), state: z.string() }))
    .optional(),
})

const FAILURES: Readonly<Record<number, string>> = {
  401: 'DESK_TOKEN is not that of the services.',
  404: 'There is no such account, or these services have no desk (DESK_ORIGIN).',
  409: 'This address has an account.',
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { name: { type: 'string' }, rights: { type: 'string' } },
})

async function ask(body: object): Promise<z.output<typeof answer>> {
  const { SERVICES_URL = 'http://127.0.0.1:4001', DESK_TOKEN } = process.env
  const [token] = ownSecretPair('DESK_TOKEN').parse(DESK_TOKEN)
  const response = await fetch(`${SERVICES_URL}/site/desk-accounts`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const read = answer.safeParse(await response.json())
  if (response.ok && read.success) return read.data
  const fields = read.data?.fields?.join(', ')
  throw new Error(
    response.status === 422
      ? `Not understood: ${fields ?? 'the command'}.`
      : (FAILURES[response.status] ?? `The services answered ${response.status}.`),
  )
}

async function run([command, email]: readonly string[]): Promise<string> {
  const rights = values.rights?.split(',').filter((right) => right.trim() !== '')
  if (command === undefined || command === 'help') return HELP
  const { invitation, accounts } = await ask({
    command,
    ...(email === undefined ? {} : { email }),
    ...(values.name === undefined ? {} : { name: values.name }),
    ...(rights === undefined ? {} : { rights }),
  })
  if (accounts)
    return accounts.map((one) => [one.email, one.name, one.state, one.rights.join(',')].join('\t')).join('\n')
  return invitation === undefined ? 'Done.' : `Invitation, valid for 72 hours and once:\n${invitation}`
}

try {
  console.log(await run(positionals))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
