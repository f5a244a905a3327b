import { vi } from 'vitest'
import { stubFetch } from '../forms/captcha-test-support.ts'
import type { CasinoMember } from '#lib/contracts/casino-site.ts'
import type { Connection, Profile } from '#lib/contracts/eph.ts'
import type { Advantage, Stay } from '@barriere/shared/programmes/hotel/fields.ts'
import type { LevelAnswer } from '@barriere/shared/programmes/hotel/stays.ts'

/** Camille, a member of the hotel programme, and the answers of her calls. */

export const CAMILLE: Profile = {
  civility: 'Mrs',
  firstName: 'Camille',
  lastName: 'Rousseau',
  birthDate: '1988-07-17',
  email: 'camille@example.com',
  ibNumber: 'IB100000017',
  ibLevel: 'IBINFINIMENT',
  optIns: {
    hotel: { email: true, sms: false, mail: false },
    casino: { email: false, sms: false, mail: false },
    partners: { email: false, sms: false, mail: false },
  },
  hotelOptin: true,
  locale: 'fr',
  memberSince: '2024-06-03T08:00:00.000Z',
}

export const connectionOf = (more: Partial<Profile> = {}): Connection => ({
  isConnected: true,
  isEmployee: more.ibLevel === 'IBCOLLABORATEUR',
  profile: { ...CAMILLE, ...more },
})

export const NOBODY: Connection = { isConnected: false, isEmployee: false }

/** A member of the casino programme. */
export const HARRIET: CasinoMember = {
  email: 'harriet@example.com',
  civility: 'Mrs',
  firstName: 'Harriet',
  lastName: 'Cole',
  birthDate: '1976-06-02',
  cardHolder: true,
  optIns: { casino: { email: false, sms: false, mail: false }, partners: { email: false, sms: false, mail: false } },
  locale: 'en',
  memberSince: '2024-06-03T08:00:00.000Z',
}

export const stayOf = (more: Partial<Stay> = {}): Stay => ({
  id: '5e8c1f0a-0000-4000-8000-000000000001',
  reference: '7K2Q9A',
  state: 'upcoming',
  hotel: { name: 'Les Colombages', town: 'Deauville', slug: 'les-colombages' },
  room: { fr: 'Deluxe balcon', en: 'Deluxe with balcony' },
  arrival: '2026-06-12',
  departure: '2026-06-14',
  nights: 2,
  adults: 2,
  children: 0,
  amount: 64_050,
  ...more,
})

export const ADVANTAGES: readonly Advantage[] = [
  {
    id: 'member-rate',
    kind: 'standing',
    title: { fr: 'Tarif membre', en: 'Member rate' },
    text: { fr: 'Moins cher.', en: 'Cheaper.' },
  },
  {
    id: 'birthday-breakfast',
    kind: 'birthday',
    title: { fr: 'Petit déjeuner d’anniversaire', en: 'Birthday breakfast' },
    text: { fr: 'Offert.', en: 'On us.' },
    validFrom: '2026-07-01',
    validUntil: '2026-07-31',
  },
]

export const LEVEL: LevelAnswer = { level: 'IBCOLLABORATEUR', next: [], history: [] }

export interface Answer {
  readonly status?: number
  readonly body: unknown
}

/** Path of a call below its programme's prefix. */
const pathOf = (input: RequestInfo | URL): string => String(input).replace(/^\/api\/(?:eph|casino)\//, '')

/**
 * Stubs `fetch` with answers by path below `/api/eph/` or `/api/casino/`. A path without an answer fails like a lost
 * connection.
 * @returns the spy
 */
export function stubCalls(answers: Readonly<Record<string, Answer | readonly Answer[]>>) {
  const counts = new Map<string, number>()
  const ask = vi.fn<typeof fetch>(async (input) => {
    const path = pathOf(input)
    const answer = answers[path]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const count = counts.get(path) ?? 0
    counts.set(path, count + 1)
    const one = (Array.isArray(answer) ? answer[Math.min(count, answer.length - 1)] : answer) as Answer
    return Response.json(one.body, { status: one.status ?? 200 })
  })
  stubFetch(ask)
  return ask
}

/** Requested paths, in order. */
export const asked = (ask: ReturnType<typeof stubCalls>): string[] => ask.mock.calls.map(([input]) => pathOf(input))

/** An in-memory cache storage, because jsdom has none. */
export function fakeCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      put: async (key: string, value: Response) => {
        store.set(key, value)
      },
      addAll: async (keys: readonly string[]) => {
        for (const key of keys) store.set(key, new Response(key))
      },
      match: async (key: string) => store.get(key)?.clone(),
    }
  }
  return {
    stores,
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string | Request, { cacheName }: { cacheName: string }) =>
      stores
        .get(cacheName)
        ?.get(typeof key === 'string' ? key : key.url)
        ?.clone(),
  }
}

/** Dialogs that open and close, because jsdom implements neither. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
