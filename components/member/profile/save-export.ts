import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { saveFile } from '../../ui/save-file.ts'

/**
 * Hands over what is kept of a member as a file, made in the browser.
 * @returns its name, `<name>-YYYY-MM-DD.json`, by the day in Paris
 */
export function saveExport(answer: { readonly exportedAt: string }, name: string): string {
  const file = `${name}-${toParisTime(Date.parse(answer.exportedAt)).day}.json`
  saveFile(file, JSON.stringify(answer, null, 2), 'application/json')
  return file
}
