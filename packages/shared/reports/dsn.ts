/** Data source name: `https://<public key>@<host>/<project>`; Sentry may be below a path before the project. */
const DSN = /^https?:\/\/[\w-]+@[^/?#\s@]+(?:\/[^/?#\s]+)*\/\d+$/

export const isDsn = (text: string): boolean => DSN.test(text) && URL.canParse(text)

/** Address to which envelopes for a DSN are posted. */
export function envelopeAddress(dsn: string): string {
  const { protocol, host, username, pathname } = new URL(dsn)
  const at = pathname.lastIndexOf('/')
  const query = `sentry_key=${username}&sentry_version=7&sentry_client=relay`
  return `${protocol}//${host}${pathname.slice(0, at)}/api${pathname.slice(at)}/envelope/?${query}`
}
