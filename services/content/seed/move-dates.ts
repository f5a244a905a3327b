import { addDays, daysBetween, fromParisTime, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { SeedComponent, SeedStory } from './seed-files.ts'

/**
 * Shifts all dates of the stories by whole weeks, from the week the seed was written for to the week it is loaded in:
 * weekdays and local times in Paris stay, so the demonstration's agenda is never over. Dates are the fields of type
 * `datetime`, by the components' schemas, as `YYYY-MM-DD HH:mm` in UTC.
 */
export function moveDates(
  stories: readonly SeedStory[],
  components: readonly SeedComponent[],
  writtenFor: string,
  now: Date,
): SeedStory[] {
  const days = daysBetween(writtenFor, mondayOf(now))
  const fields = new Map(components.map((component) => [component.name, dateFieldsOf(component)]))
  return stories.map((story) => ({ ...story, content: moved(story.content, fields, days) as SeedStory['content'] }))
}

function mondayOf(now: Date): string {
  const { day, weekday } = toParisTime(now)
  return addDays(day, 1 - weekday)
}

function dateFieldsOf(component: SeedComponent): ReadonlySet<string> {
  const { schema } = component as { schema?: unknown }
  const fields = Object.entries((schema ?? {}) as Record<string, { type?: unknown }>)
  return new Set(fields.filter(([, { type }]) => type === 'datetime').map(([name]) => name))
}

function moved(value: unknown, fields: ReadonlyMap<string, ReadonlySet<string>>, days: number): unknown {
  if (Array.isArray(value)) return value.map((member) => moved(member, fields, days))
  if (typeof value !== 'object' || value === null) return value
  const dates = fields.get(String((value as { component?: unknown }).component))
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      dates?.has(name) && typeof member === 'string' ? movedDate(member, days) : moved(member, fields, days),
    ]),
  )
}

const DATE = /^\d{4}-\d\d-\d\d \d\d:\d\d$/

function movedDate(text: string, days: number): string {
  if (!DATE.test(text)) return text
  const { day, time } = toParisTime(Date.parse(`${text.replace(' ', 'T')}Z`))
  return fromParisTime(addDays(day, days), time).toISOString().slice(0, 16).replace('T', ' ')
}
