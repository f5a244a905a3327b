import { z } from 'zod'
import { BROWSER_NAMES, SYSTEM_NAMES } from '../domain/people/agent.ts'

const namesOf = <T extends object>(names: T): ['other', ...(keyof T & string)[]] => [
  'other',
  ...(Object.keys(names) as (keyof T & string)[]),
]

export const BROWSERS = namesOf(BROWSER_NAMES)

export const SYSTEMS = namesOf(SYSTEM_NAMES)

/** Address classes: the only stored part of an IP address. */
export const NETWORKS = ['ipv4', 'ipv6', 'private', 'unknown'] as const

export const agent = z.object({ browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) })

export const client = agent.extend({ network: z.enum(NETWORKS) })

export type Client = z.output<typeof client>

export const UNKNOWN_CLIENT: Client = { browser: 'other', system: 'other', network: 'unknown' }

/** Header in which the site describes the client to a backend: `firefox windows ipv4`. */
export const CLIENT_HEADER = 'x-client'

export const clientText = ({ browser, system, network }: Client): string => `${browser} ${system} ${network}`

/** The client in a header's text; unknown if the text is missing or malformed. */
export function parseClient(text: string | undefined): Client {
  const [browser, system, network] = text?.split(' ') ?? []
  return client.safeParse({ browser, system, network }).data ?? UNKNOWN_CLIENT
}
