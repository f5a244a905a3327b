/** Opens the dialog that asks members to confirm their identity; resolves to whether they did. */
type Open = () => Promise<boolean>

/** Singleton of the page: Next's bundle and the enhancers' each contain a copy of this module. */
const page = globalThis as { stepUp?: { open?: Open | undefined; asked?: Promise<boolean> | undefined } }

const state = (page.stepUp ??= {})

/** Registers the page's dialog. Returns a function that unregisters it. */
export function offerStepUp(open: Open): () => void {
  state.open = open
  return () => {
    if (state.open === open) state.open = undefined
  }
}

/**
 * Step-up authentication: asks the member for the password or a mailed code, once for all waiting calls. Resolves to
 * whether the session has the level now; false where the page has no dialog for it.
 */
export function askStepUp(): Promise<boolean> {
  if (!state.open) return Promise.resolve(false)
  state.asked ??= state.open().finally(() => {
    state.asked = undefined
  })
  return state.asked
}
