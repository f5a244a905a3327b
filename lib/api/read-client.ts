import bowser from 'bowser'
import ipaddr from 'ipaddr.js'
import { type Client, UNKNOWN_CLIENT } from '@barriere/shared/contracts/client.ts'
import type { Agent } from '@barriere/shared/domain/people/agent.ts'
import { CLIENT_ADDRESS_HEADER } from './client-address.ts'

/** Maximum number of parsed characters of a user agent: enough for real ones, a bound for hostile ones. */
const MAX_USER_AGENT = 400

/** Browser families by bowser's names. */
const BROWSER_OF: Readonly<Record<string, Agent['browser']>> = {
  'Chrome': 'chrome',
  'Chromium': 'chrome',
  'Microsoft Edge': 'edge',
  'Firefox': 'firefox',
  'Opera': 'opera',
  'Safari': 'safari',
  'Samsung Internet for Android': 'samsung',
}

const SYSTEM_OF: Readonly<Record<string, Agent['system']>> = {
  'Android': 'android',
  'Chrome OS': 'chromeos',
  'iOS': 'ios',
  'Linux': 'linux',
  'macOS': 'macos',
  'Windows': 'windows',
}

/** Data minimisation: user agent and address of a request, reduced to families and a class. */
export function readClient(headers: Headers): Client {
  return {
    ...readAgent(headers.get('user-agent') ?? ''),
    network: addressClass(headers.get(CLIENT_ADDRESS_HEADER) ?? ''),
  }
}

function readAgent(userAgent: string): Agent {
  // The parser throws on an empty text.
  if (userAgent === '') return { browser: UNKNOWN_CLIENT.browser, system: UNKNOWN_CLIENT.system }
  const parsed = bowser.getParser(userAgent.slice(0, MAX_USER_AGENT))
  return { browser: BROWSER_OF[parsed.getBrowserName()] ?? 'other', system: SYSTEM_OF[parsed.getOSName()] ?? 'other' }
}

function addressClass(address: string): Client['network'] {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' ? parsed.kind() : 'private'
}
