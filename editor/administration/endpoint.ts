/** A receiver of webhooks as the management API returns it. */
export interface Endpoint {
  /** Null: set in the configuration. */
  readonly id: number | null
  readonly name: string
  readonly endpoint: string
  readonly actions: readonly string[]
  readonly activated: boolean
  /** How long the configuration's secret signs for an endpoint without its own. */
  readonly shared_until: string | null
  /** How long the former secret signs; may be in the past. */
  readonly former_secret_until: string | null
}

/** Whether the former secret of an endpoint still signs. */
export const isChanging = (endpoint: Endpoint): endpoint is Endpoint & { readonly former_secret_until: string } =>
  endpoint.former_secret_until !== null && Date.parse(endpoint.former_secret_until) > Date.now()
