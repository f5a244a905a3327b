/** Whether percent-encoded text can be decoded: `%E0%A4%A` and a bare `%` cannot. */
export function isDecodable(text: string): boolean {
  try {
    return typeof decodeURIComponent(text) === 'string'
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
