import type { Place, Surroundings } from './document.ts'
import type { RawStory } from '../../kit/content/client.ts'

interface Named {
  readonly keys: readonly string[]
  readonly place: Place
}

const NONE: readonly string[] = []

/** Locations of properties and towns, inherited by the pages that refer to them. */
export class Places implements Surroundings {
  readonly #named = new Map<string, Named>()
  readonly #places = new Map<string, Place>()
  /** By uuid: keys of the places that a story's documents were made with, including keys without a place yet. */
  readonly #inherited = new Map<string, ReadonlySet<string>>()

  place(of: string): Place | undefined {
    return this.#places.get(of)
  }

  /** The places for one story's documents. The keys that are read are recorded for `inheriting`. */
  of(uuid: string): Surroundings {
    const keys = new Set<string>()
    this.#inherited.set(uuid, keys)
    return {
      place: (key) => {
        keys.add(key)
        return this.place(key)
      },
    }
  }

  /** Uuids of the stories whose documents were made with one of these keys. */
  inheriting(keys: ReadonlySet<string>): string[] {
    return [...this.#inherited].filter(([, own]) => !own.isDisjointFrom(keys)).map(([uuid]) => uuid)
  }

  /** Records or removes a story's location. Returns the keys that now lead to another place. */
  note(uuid: string, story: RawStory | undefined): readonly string[] {
    if (!story) this.#inherited.delete(uuid)
    const before = this.#named.get(uuid)
    const now = story && namedBy(story)
    if (JSON.stringify(before) === JSON.stringify(now)) return NONE
    for (const key of before?.keys ?? NONE) this.#places.delete(key)
    this.#named.delete(uuid)
    if (now) {
      this.#named.set(uuid, now)
      for (const key of now.keys) this.#places.set(key, now.place)
    }
    return [...(before?.keys ?? NONE), ...(now?.keys ?? NONE)]
  }
}

/** Keys: uuid and slug; a town's name as well. */
function namedBy({ uuid, full_slug: slug, content }: RawStory): Named | undefined {
  const { component, title, town, region, latitude, longitude } = content as Readonly<Record<string, unknown>>
  const name = component === 'destination' ? title : town
  if (typeof name !== 'string') return undefined
  return {
    keys: [uuid, slug.replace(/\/$/, ''), ...(component === 'destination' ? [name] : [])],
    place: {
      town: name,
      latitude: degrees(latitude),
      longitude: degrees(longitude),
      ...(component === 'destination' && typeof region === 'string' ? { region } : {}),
    },
  }
}

function degrees(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}
