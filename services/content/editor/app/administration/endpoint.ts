/** A receiver of webhooks, as the management API tells of one. */
export interface Endpoint {
  /** Null: of the configuration. */
  readonly id: number | null
  readonly name: string
  readonly endpoint: string
  readonly actions: readonly string[]
  readonly activated: boolean
  /** Until when an endpoint without a key of its own is signed for with the configuration's. */
  readonly shared_until: string | null
  /** Until when the former key signs, which may be over. */
  readonly former_secret_until: string | null
}

/** Whether the former key of an endpoint still signs. */
export const isChanging = (endpoint: Endpoint): endpoint is Endpoint & { readonly former_secret_until: string } =>
  endpoint.former_secret_until !== null && Date.parse(endpoint.former_secret_until) > Date.now()
