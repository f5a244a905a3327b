/** A room, and what its files may import besides their own room and packages. */
export interface Room {
  readonly path: string
  readonly may: readonly string[]
}

/** What every part of the site's process may use: its settings, its log, its one-per-process values. */
const PROCESS = ['lib/http/env.ts', 'lib/http/log.ts', 'lib/http/process-singleton.ts']

/**
 * Who may import whom. The lint rules and the architecture test are both made of this table. The most exact path
 * wins: `blocks/schemas.ts` and what it is made of are data, which services and scripts may read.
 */
export const ROOMS: readonly Room[] = [
  { path: 'lib/domain', may: [] },
  { path: 'lib/contracts', may: ['lib/domain'] },
  { path: 'lib/navigation', may: ['lib/domain'] },
  { path: 'lib/i18n', may: ['lib/domain', 'messages'] },
  { path: 'lib/content', may: ['lib/domain', 'lib/contracts', 'lib/navigation', ...PROCESS, 'blocks/schemas.ts'] },
  { path: 'lib/gateways', may: ['lib/domain', 'lib/contracts', ...PROCESS] },
  { path: 'lib/http', may: ['lib/domain', 'lib/contracts', 'lib/gateways', 'lib/content', 'lib/i18n', 'lib/navigation', 'lib/booking'] },
  { path: 'lib/client', may: ['lib/domain', 'lib/contracts', 'lib/i18n', 'lib/navigation'] },
  { path: 'lib/analytics', may: ['lib/domain', 'lib/contracts', 'lib/i18n'] },
  { path: 'lib/booking', may: ['lib/domain', 'lib/contracts', 'lib/i18n'] },
  { path: 'lib/seo', may: ['lib/domain', 'lib/contracts', 'lib/i18n'] },
  { path: 'services', may: ['lib/domain', 'lib/contracts', 'blocks/schemas.ts'] },
  { path: 'components', may: ['lib/domain', 'lib/contracts', 'lib/client', 'lib/analytics', 'lib/booking', 'lib/i18n', 'lib/navigation'] },
  { path: 'blocks', may: ['components', 'lib/content', 'lib/gateways', 'lib/contracts', 'lib/booking', 'lib/domain', 'lib/i18n', 'lib/seo', 'lib/http/page-cache/tag-page.ts', ...PROCESS] },
  { path: 'app', may: ['blocks', 'components', 'lib', 'messages'] },
  { path: 'middleware.ts', may: ['lib'] },
  { path: 'content', may: ['blocks/schemas.ts', 'lib/content', 'lib/domain'] },
  { path: 'scripts', may: ['lib', 'blocks', 'content', 'messages', 'tests/architecture'] },
  { path: 'tests', may: ['app', 'blocks', 'components', 'content', 'lib', 'messages', 'scripts', 'services', 'middleware.ts'] },
  { path: 'e2e', may: ['blocks/schemas.ts', 'lib/contracts', 'lib/domain', 'messages', 'scripts', 'tests'] },
]

const inside = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`)

/** The room that a file (path from the repository's root) belongs to. */
export const roomOf = (file: string): Room | undefined => ROOMS.find((room) => inside(file, room.path))

/** Whether a file may import another one of the repository. */
export function mayImport(from: string, to: string): boolean {
  const room = roomOf(from)
  if (!room) return false
  if (inside(to, room.path)) return room.path !== 'services' || sameService(from, to)
  return room.may.some((path) => inside(to, path))
}

/** Services know the kit and themselves, never each other; what starts them knows them all. */
function sameService(from: string, to: string): boolean {
  const [, service = '', ...rest] = from.split('/')
  const starts = rest.length === 0
  return starts || to.startsWith('services/kit/') || to.startsWith(`services/${service}/`)
}
