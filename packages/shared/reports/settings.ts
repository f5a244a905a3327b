/** Share of page views and requests whose duration is traced. */
export const TRACE_RATE = 0.2

/** Session replay: recorded share of the sessions, and of those with an error, after consent. */
export const REPLAY_RATES = { session: 1, onError: 1 } as const

/**
 * Elements that session replay never records: an empty box of the same size replaces them. A component with a visitor's
 * own data or input has `data-private`.
 */
export const PRIVATE = 'form, input, textarea, select, iframe, title, [data-private]'

/** Tunnel: path for browsers' reports, so that neither the content security policy nor a blocker stops them. */
export const RELAY_PATH = '/api/reports'

/** Maximum bytes of one envelope: the first of a session replay holds the whole document. */
export const ENVELOPE_LIMIT = 4 * 1024 * 1024

/** Destination of reports, and their data about the software. */
export interface ReportSettings {
  /** Address of the project, `https://<public key>@<host>/<project>`. */
  readonly dsn: string
  readonly environment: string
  readonly release: string
}
