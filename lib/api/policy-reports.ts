import { z } from 'zod'
import { redactPath } from '@barriere/shared/reports/redact-path.ts'
import type { Log } from '@barriere/shared/observability/log-fields.ts'
import { METRICS } from '@barriere/shared/observability/metric-catalogue.ts'
import { count } from '@barriere/shared/observability/metrics.ts'

/** Maximum number of reports read per request; a browser batches those of a minute. */
const MOST_REPORTS = 20

/** Milliseconds in which each kind of violation is logged once, and maximum number of kinds in that time. */
const WINDOW = 3_600_000
const MOST_KINDS = 50

/** Scripts of browser extensions, which no page contains. */
const EXTENSION = /^(?:chrome|moz|safari-web|ms-browser|webkit-masked-url)(?:-extension)?$/

const DIRECTIVES = METRICS.site_policy_reports_total.labels.directive

const text = z.string().max(4_096).catch('')

/** Both forms of a report: `report-uri` (CSP 2) and the Reporting API's. */
const reports = z.union([
  z
    .object({
      'csp-report': z.object({
        'effective-directive': text,
        'violated-directive': text,
        'blocked-uri': text,
        'document-uri': text,
        'disposition': text,
      }),
    })
    .transform(({ 'csp-report': report }) => [
      {
        directive: report['effective-directive'] || report['violated-directive'],
        blocked: report['blocked-uri'],
        page: report['document-uri'],
        disposition: report.disposition,
      },
    ]),
  z.array(z.object({ type: text, body: z.looseObject({}).catch({}) })).transform((list) =>
    list
      .slice(0, MOST_REPORTS)
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body }) => ({
        directive: text.parse(body['effectiveDirective']),
        blocked: text.parse(body['blockedURL']),
        page: text.parse(body['documentURL']),
        disposition: text.parse(body['disposition']),
      })),
  ),
])

/** What was blocked: a host, or a word such as `inline`; undefined for a browser's extension. */
function blockedOf(value: string): string | undefined {
  const url = URL.parse(value)
  if (!url) return /^[a-z-]{1,30}$/.test(value) ? value : 'other'
  if (EXTENSION.test(url.protocol.slice(0, -1))) return undefined
  return url.host || url.protocol
}

/**
 * Reads reports of violations of the content security policy. Each is counted; each kind (directive and blocked source)
 * is logged once an hour, as an error, which error reporting passes on. Data minimisation: only the blocked host and
 * the page's path are kept; queries, script samples and referrers are not read.
 *
 * @returns whether the body was a report.
 */
export function createPolicyReports({ log, now }: { readonly log: Pick<Log, 'error'>; readonly now: () => number }) {
  let began = 0
  let seen = new Set<string>()
  return (body: string): boolean => {
    let value: unknown
    try {
      value = JSON.parse(body)
    } catch {
      return false
    }
    const parsed = reports.safeParse(value)
    if (!parsed.success) return false
    if (now() - began >= WINDOW) {
      began = now()
      seen = new Set()
    }
    for (const { directive: said, blocked: address, page, disposition } of parsed.data) {
      const blocked = blockedOf(address)
      if (blocked === undefined) continue
      const [name] = said.split(' ', 1)
      const directive = DIRECTIVES.find((one) => one === name) ?? 'other'
      const enforced = disposition !== 'report'
      count('site_policy_reports_total', { directive, disposition: enforced ? 'enforce' : 'report' })
      const operation = `${directive} ${blocked}`
      if (seen.has(operation) || seen.size >= MOST_KINDS) continue
      seen.add(operation)
      const path = redactPath(URL.parse(page)?.pathname ?? '')
      log.error({ event: 'policy.violated', operation, path }, 'a page broke the content security policy')
    }
    return true
  }
}
