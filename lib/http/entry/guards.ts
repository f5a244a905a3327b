import type { EntryRequest } from './step.ts'

/** Whether a visitor may enter a protected section. A section that they may not enter does not exist for them. */
export type Guard = (request: EntryRequest) => 'enter' | 'not-found'

/**
 * Guards by name. Nobody is signed in before there is a member area, so nobody but editors enters the members' section yet.
 */
const GUARDS: Readonly<Record<string, Guard>> = {
  'infiniment-barriere': ({ draft }) => draft ? 'enter' : 'not-found',
}

/** First segment of the addresses that a guard protects → the guard's name. */
export const GUARDED_SECTIONS: Readonly<Record<string, string>> = { 'infiniment-barriere': 'infiniment-barriere' }

/** The guard of that name. Throws for a name that nobody registered: a section must not stand open by a slip of the pen. */
export function requireGuard(name: string): Guard {
  const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined
  if (!guard) throw new Error(`Unknown route middleware: '${name}'`)
  return guard
}

/** The guard that a path without its locale must pass, if any. */
export function guardOf(inside: string, sections: Readonly<Record<string, string>> = GUARDED_SECTIONS): Guard | undefined {
  const section = inside.split('/')[0] ?? ''
  const name = Object.hasOwn(sections, section) ? sections[section] : undefined
  return name === undefined ? undefined : requireGuard(name)
}
