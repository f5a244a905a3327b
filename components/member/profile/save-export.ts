import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { saveFile } from '../../ui/save-file.ts'

/**
 * Downloads the stored data of a member as a file that the browser creates.
 * @returns the file's name, `<name>-YYYY-MM-DD.json`, with the date in Paris
 */
export function saveExport(answer: { readonly exportedAt: string }, name: string): string {
  const file = `${name}-${toParisTime(Date.parse(answer.exportedAt)).day}.json`
  saveFile(file, JSON.stringify(answer, null, 2), 'application/json')
  return file
}
