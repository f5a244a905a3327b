import { z } from 'zod'
import { optional } from '../process/optional.ts'
import { isDsn } from './dsn.ts'
import type { ReportSettings } from './settings.ts'

const name = z.string().regex(/^[\w.@+-]{1,80}$/, 'must be letters, digits and ._@+-')

/** Variables of error reporting, of both processes. */
export const REPORT_VARIABLES = {
  SENTRY_DSN: optional(z.string().refine(isDsn, 'must be https://<key>@<host>/<project>')),
  SENTRY_ENVIRONMENT: optional(name),
  SENTRY_RELEASE: optional(name),
}

interface Variables {
  readonly SENTRY_DSN?: string | undefined
  readonly SENTRY_ENVIRONMENT?: string | undefined
  readonly SENTRY_RELEASE?: string | undefined
}

/** Without a configured release, the build's id is used. */
export type ConfiguredReports = Omit<ReportSettings, 'release'> & { readonly release: string | undefined }

/** Settings of error reporting; undefined without a DSN, and outside of production. */
export const readReportSettings = (variables: Variables, production: boolean): ConfiguredReports | undefined =>
  production && variables.SENTRY_DSN !== undefined
    ? {
        dsn: variables.SENTRY_DSN,
        environment: variables.SENTRY_ENVIRONMENT ?? 'production',
        release: variables.SENTRY_RELEASE,
      }
    : undefined
