import type { EphAnswer } from '#lib/contracts/eph.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'

/**
 * Hands over what is kept of a member as a file, made in the browser.
 * @returns its name, `infiniment-barriere-YYYY-MM-DD.json`, by the day in Paris
 */
export function saveExport(answer: EphAnswer<'export'>): string {
  const file = `infiniment-barriere-${toParisTime(Date.parse(answer.exportedAt)).day}.json`
  const address = URL.createObjectURL(new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: file }).click()
  URL.revokeObjectURL(address)
  return file
}
