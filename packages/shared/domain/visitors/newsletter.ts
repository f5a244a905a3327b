/**
 * State of a subscription: asked for, confirmed by its mailbox (double opt-in), or withdrawn and kept as a proof.
 */
export const SUBSCRIPTION_STATES = ['pending', 'active', 'withdrawn'] as const

/** Maximum number of themes of a subscription or a mailing; an empty list means all. */
export const MOST_THEMES = 20

/** Purpose of a mailed link. It is in the address's fragment, which is in no request, no log and no `Referer`. */
export const NEWSLETTER_VIEWS = ['confirm', 'preferences'] as const

export type NewsletterView = (typeof NEWSLETTER_VIEWS)[number]

/** The view and the token of a mailed link's fragment, such as `#confirm=…`; undefined for any other. */
export function readMailedLink(hash: string): { readonly view: NewsletterView; readonly token: string } | undefined {
  const [name, token = ''] = hash.replace(/^#/, '').split('=')
  const view = NEWSLETTER_VIEWS.find((one) => one === name)
  return view && /^[\w-]{20,400}$/.test(token) ? { view, token } : undefined
}
