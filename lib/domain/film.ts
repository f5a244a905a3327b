/** A film on another site. */
export interface Film {
  readonly provider: FilmProvider
  readonly id: string
}

interface Provider {
  readonly name: string
  /** Form of an id. */
  readonly id: RegExp
  /** The id in an address on one of the provider's sites; undefined where it has none. */
  readonly idIn: (url: URL) => string | undefined
  readonly hosts: readonly string[]
  /** The film's page on the provider's own site. */
  readonly page: (id: string) => string
  /** The provider's player for frames, in the form that stores least. */
  readonly frame: (id: string) => string
  /** Address of the provider's privacy policy. */
  readonly privacy: string
}

const segment = (url: URL, index: number): string | undefined => url.pathname.split('/')[index]

/** The three providers that editors may embed. Sources: each one's guide to its player's addresses. */
export const FILM_PROVIDERS = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{11}$/,
    hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be', 'www.youtube-nocookie.com'],
    idIn: (url) =>
      url.hostname === 'youtu.be'
        ? segment(url, 1)
        : url.pathname === '/watch'
          ? (url.searchParams.get('v') ?? undefined)
          : /^\/(?:embed|shorts|live)\//.test(url.pathname)
            ? segment(url, 2)
            : undefined,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    privacy: 'https://policies.google.com/privacy',
  },
  vimeo: {
    name: 'Vimeo',
    id: /^\d{6,12}$/,
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    idIn: (url) => (url.hostname === 'player.vimeo.com' ? segment(url, 2) : segment(url, 1)),
    page: (id) => `https://vimeo.com/${id}`,
    frame: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    privacy: 'https://vimeo.com/privacy',
  },
  dailymotion: {
    name: 'Dailymotion',
    id: /^[a-z0-9]{6,10}$/i,
    hosts: ['www.dailymotion.com', 'dailymotion.com', 'dai.ly', 'geo.dailymotion.com'],
    idIn: (url) =>
      url.hostname === 'dai.ly'
        ? segment(url, 1)
        : url.hostname === 'geo.dailymotion.com'
          ? (url.searchParams.get('video') ?? undefined)
          : url.pathname.startsWith('/video/')
            ? segment(url, 2)
            : undefined,
    page: (id) => `https://www.dailymotion.com/video/${id}`,
    frame: (id) => `https://geo.dailymotion.com/player.html?video=${id}&autoplay=true`,
    privacy: 'https://legal.dailymotion.com/fr/politique-de-confidentialite/',
  },
} as const satisfies Readonly<Record<string, Provider>>

export type FilmProvider = keyof typeof FILM_PROVIDERS

const PROVIDERS = Object.entries(FILM_PROVIDERS) as readonly (readonly [FilmProvider, Provider])[]

/** Origins of the players, for the pages' `frame-src`. */
export const FILM_ORIGINS: readonly string[] = PROVIDERS.map(([, { frame }]) => new URL(frame('')).origin)

/** The film that an editor's address names; undefined where it is no https address of a film of a known provider. */
export function parseFilm(address: string): Film | undefined {
  const url = URL.parse(address.trim())
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return undefined
  const found = PROVIDERS.find(([, { hosts }]) => hosts.includes(url.hostname))
  if (!found) return undefined
  const [provider, { idIn, id: form }] = found
  const id = idIn(url)
  return id !== undefined && form.test(id) ? { provider, id } : undefined
}
