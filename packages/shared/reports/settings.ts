/** Share of page views and of requests whose duration is traced. */
export const TRACE_RATE = 0.2

/** Session replay: share of the sessions, and of those with an error, that are recorded after consent. */
export const REPLAY_RATES = { session: 1, onError: 1 } as const

/**
 * What session replay never records, whatever is in it: an empty box of the same size stands in its place. A component
 * that shows what is a visitor's own, or what they typed, carries `data-private`.
 */
export const PRIVATE = 'form, input, textarea, select, iframe, title, [data-private]'

/** Tunnel: where browsers send their reports, so that neither the content security policy nor a blocker stops them. */
export const RELAY_PATH = '/api/reports'

/** Bytes of one envelope: the first of a session replay holds the whole document. */
export const ENVELOPE_LIMIT = 4 * 1024 * 1024

/** Where reports go, and what they say about the software. */
export interface ReportSettings {
  /** Address of the project, `https://<public key>@<host>/<project>`. */
  readonly dsn: string
  readonly environment: string
  readonly release: string
}
