/**
 * The text without its last characters that equal `character`. Linear time, unlike `/x+$/`, which starts again at every
 * such character of the text (ReDoS).
 */
export function trimEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}
