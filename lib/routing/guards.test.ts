import { describe, expect, test, vi } from 'vitest'
import type { Access } from '#lib/domain/access.ts'
import { guardOf, requireGuard } from './guards.ts'
import type { RouteRequest, RouteServices } from './route.ts'

const request: RouteRequest = {
  path: '/infiniment-barriere/mes-sejours',
  search: '?stay=1',
  cookieLocale: undefined,
  acceptLanguage: undefined,
  fetchSite: undefined,
  draft: false,
  sessionCookie: 'id.secret',
}

type MemberStatus = Awaited<ReturnType<RouteServices['memberStatus']>>

/** The decision of the section's guard on a visitor. */
async function decide(
  access: Access | 'unavailable' | undefined,
  memberStatus: MemberStatus,
  { locale = 'fr', draft = false }: { locale?: 'fr' | 'en'; draft?: boolean } = {},
) {
  const services = { access: vi.fn(async () => access), memberStatus: vi.fn(async () => memberStatus) }
  const guard = guardOf('infiniment-barriere/mes-sejours')
  const decision = await guard?.(
    { locale, inside: 'infiniment-barriere/mes-sejours', draft },
    request,
    services as unknown as RouteServices,
  )
  return {
    services,
    decision:
      decision?.kind === 'status' ? decision.status : decision?.kind === 'redirect' ? decision.location : 'enter',
  }
}

const LOGIN = '/infiniment-barriere/connexion?return=%2Finfiniment-barriere%2Fmes-sejours%3Fstay%3D1'

describe('the members’ section', () => {
  test.each([
    ['public', 'anonymous', 'enter'],
    ['public', 'unavailable', 'enter'],
    ['members', 'anonymous', LOGIN],
    ['members', 'member', 'enter'],
    ['members', 'unavailable', 503],
    ['infinitely', 'anonymous', LOGIN],
    ['infinitely', 'discovery', 403],
    ['infinitely', 'infinitely', 'enter'],
    ['infinitely', 'collaborator', 'enter'],
    ['infinitely', 'unavailable', 503],
    ['collaborators', 'anonymous', LOGIN],
    ['collaborators', 'discovery', 403],
    ['collaborators', 'infinitely', 403],
    ['collaborators', 'collaborator', 'enter'],
    ['unavailable', 'collaborator', 503],
    [undefined, 'anonymous', 'enter'],
  ] as const)('a page for %s, a visitor who is %s: %s', async (access, memberStatus, decision) => {
    expect((await decide(access, memberStatus)).decision).toBe(decision)
  })

  test('a page for everyone asks nobody who they are; one for members asks for no status', async () => {
    expect((await decide('public', 'anonymous')).services.memberStatus).not.toHaveBeenCalled()
    expect((await decide('members', 'member')).services.memberStatus).toHaveBeenCalledWith('hotel', 'id.secret', false)
    expect((await decide('collaborators', 'collaborator')).services.memberStatus).toHaveBeenCalledWith(
      'hotel',
      'id.secret',
      true,
    )
  })

  test('in English to the English login', async () => {
    expect((await decide('members', 'anonymous', { locale: 'en' })).decision).toMatch(
      /^\/en\/infiniment-barriere\/login\?return=/,
    )
  })

  test('a draft opens to the members of the page alone', async () => {
    expect((await decide('collaborators', 'anonymous', { draft: true })).decision).toBe(LOGIN)
    expect((await decide('collaborators', 'collaborator', { draft: true })).decision).toBe('enter')
  })
})

describe('guards', () => {
  test('all other addresses stand open', () => {
    for (const inside of [
      '',
      'hotels',
      'infiniment-barriere-shop',
      'hotels/infiniment-barriere',
      'constructor',
      '__proto__/x',
    ]) {
      expect(guardOf(inside)).toBeUndefined()
    }
    expect(guardOf('infiniment-barriere')).toBeDefined()
  })

  test('a name that nobody registered raises “Unknown route middleware”', () => {
    expect(() => requireGuard('night-owls')).toThrow(/^Unknown route middleware/)
    expect(() => requireGuard('toString')).toThrow(/^Unknown route middleware/)
    expect(() => guardOf('club/x', { club: 'night-owls' })).toThrow(/^Unknown route middleware/)
  })
})
