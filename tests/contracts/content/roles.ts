import { ROLES, type Role } from '@barriere/shared/stories/roles.ts'
import { DEMONSTRATION, EditorClient } from './editor-client.ts'
import { startContentService, type ContentService } from './service.ts'

const FILE = 'https://a.storyblok.com/f/1/0123456789/menu.pdf'
const PDF = Buffer.from('%PDF-1.7')

/** A service with a person of each role, by a token and by a session in a browser. */
export interface Roles {
  readonly service: ContentService
  token(role: Role): string
  browser(role: Role): EditorClient
}

export async function startWithRoles(): Promise<Roles> {
  const service = await startContentService(
    {
      stories: [{ slug: 'home', full_slug: 'home', content: { component: 'page', image: { id: 7, filename: FILE } } }],
      assets: [
        { id: 7, filename: FILE, data: PDF },
        { id: 8, filename: FILE.replace('menu', 'unused'), data: PDF },
      ],
    },
    { EDITOR_DEMONSTRATION: true },
  )
  const tokens = new Map<Role, string>()
  const browsers = new Map<Role, EditorClient>()
  for (const role of ROLES) {
    const { body } = await service.manage<{ api_key: { token: string } }>('POST', 'spaces/1/api_keys', {
      api_key: { name: role, role },
    })
    tokens.set(role, body.api_key.token)
    const browser = new EditorClient(service.url)
    await browser.signIn(DEMONSTRATION[role])
    browsers.set(role, browser)
  }
  return { service, token: (role) => tokens.get(role) ?? '', browser: (role) => browsers.get(role) as EditorClient }
}

/** Method and path of a call of the table of rights, about resources that do not exist. */
export const pathOf = (call: string): [method: string, path: string] => {
  const [method = '', path = ''] = call.split(' ')
  return [method, path.slice(1).replace(':space', '1').replace(/:\w+/g, '999999')]
}
