/** Characters that RFC 8187 requires to be encoded, but `encodeURIComponent` does not encode. */
const LEFT = /['()*]/g

const codeOf = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

/**
 * `Content-Disposition` of a file (RFC 6266). A header holds ASCII: another name is given twice, in ASCII without
 * accents, and in UTF-8 (RFC 8187), which browsers prefer.
 */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/gu, '_')
  if (ascii === name) return `${type}; filename="${name}"`
  const encoded = encodeURIComponent(name.toWellFormed()).replace(LEFT, codeOf)
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
