/** A receiver of webhooks, as the management API tells of one. */
export interface Endpoint {
  /** Null: of the configuration. */
  readonly id: number | null
  readonly name: string
  readonly endpoint: string
  readonly actions: readonly string[]
  readonly activated: boolean
  readonly has_secret: boolean
}
