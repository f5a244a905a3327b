import type { StructureChange } from '@barriere/shared/programmes/casino/seats.ts'
import type { TournamentLevel, TournamentStructure } from '@barriere/shared/domain/sales/sale.ts'

type What = StructureChange['what']

/** Blinds and minutes: `100/200 (200) 30`; for a break only the minutes. */
const written = (level: TournamentLevel): string =>
  level.kind === 'break'
    ? String(level.minutes)
    : `${level.smallBlind}/${level.bigBlind}${level.ante === 0 ? '' : ` (${level.ante})`} ${level.minutes}`

interface Place {
  readonly what: 'level' | 'break'
  /** For a break, the number of the level before it. */
  readonly level: number
  readonly text: string
}

/** Lines of a structure by their key: the number of the level or, for a break, of the level before it. */
function placesOf(levels: readonly TournamentLevel[]): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  let level = 0
  for (const entry of levels) {
    if (entry.kind === 'level') level += 1
    const key = `${entry.kind} ${level}`
    const before = places.get(key)
    // Two consecutive breaks count as one.
    const text = before ? `${before.text} + ${written(entry)}` : written(entry)
    places.set(key, { what: entry.kind, level, text })
  }
  return places
}

function changeOf(
  what: What,
  before: string | undefined,
  after: string | undefined,
  level?: number,
): readonly StructureChange[] {
  if (before === after) return []
  return [
    {
      what,
      ...(level === undefined ? {} : { level }),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    },
  ]
}

const addOnOf = ({ addOn }: TournamentStructure): string | undefined => addOn && `${addOn.cents} ${addOn.chips}`

const guaranteeOf = ({ guarantee }: TournamentStructure): string | undefined =>
  guarantee === 0 ? undefined : String(guarantee)

/** Differences between two versions of a structure; empty for equal ones. Amounts are euro cents. */
export function structureChanges(before: TournamentStructure, after: TournamentStructure): readonly StructureChange[] {
  const [old, next] = [placesOf(before.levels), placesOf(after.levels)]
  const keys = [...new Set([...old.keys(), ...next.keys()])]
  const places = keys
    .map((key) => ({ before: old.get(key), after: next.get(key) }))
    .toSorted((one, other) => orderOf(one) - orderOf(other))
  return [
    ...changeOf('chips', String(before.chips), String(after.chips)),
    ...changeOf('late-level', String(before.lateLevel), String(after.lateLevel)),
    ...changeOf('re-entries', String(before.reEntries), String(after.reEntries)),
    ...changeOf('add-on', addOnOf(before), addOnOf(after)),
    ...changeOf('guarantee', guaranteeOf(before), guaranteeOf(after)),
    ...places.flatMap((place) => {
      const { what, level } = (place.after ?? place.before) as Place
      return changeOf(what, place.before?.text, place.after?.text, level)
    }),
  ]
}

/** Sort key: by level, each break after its level. */
function orderOf({ before, after }: { readonly before: Place | undefined; readonly after: Place | undefined }): number {
  const { what, level } = (after ?? before) as Place
  return level * 2 + (what === 'break' ? 1 : 0)
}
