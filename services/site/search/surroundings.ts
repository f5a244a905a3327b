import type { Place, Surroundings } from './document.ts'
import type { RawStory } from '../../kit/content/client.ts'

interface Named {
  readonly keys: readonly string[]
  readonly place: Place
}

/** Locations of properties and towns, inherited by the pages that refer to them. */
export class Places implements Surroundings {
  readonly #named = new Map<string, Named>()
  readonly #places = new Map<string, Place>()

  place(of: string): Place | undefined {
    return this.#places.get(of)
  }

  /** Records a story's location, or removes it. True if the change affects pages that inherit the location. */
  note(uuid: string, story: RawStory | undefined): boolean {
    const before = this.#named.get(uuid)
    const now = story && namedBy(story)
    if (JSON.stringify(before) === JSON.stringify(now)) return false
    for (const key of before?.keys ?? []) this.#places.delete(key)
    this.#named.delete(uuid)
    if (now) {
      this.#named.set(uuid, now)
      for (const key of now.keys) this.#places.set(key, now.place)
    }
    return true
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
