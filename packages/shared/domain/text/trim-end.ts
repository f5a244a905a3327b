/**
 * The text without its trailing characters that equal `character`. ReDoS: linear time, unlike `/x+$/`, which starts
 * again at every such character.
 */
export function trimEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end -= 1
  return text.slice(0, end)
}
