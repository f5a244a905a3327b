/** Opens the dialog that asks the member to confirm who they are; resolves to whether they did. */
type Open = () => Promise<boolean>

/** Singleton of the page: Next's bundle and the enhancers' each contain a copy of this module. */
const page = globalThis as { stepUp?: { open?: Open | undefined; asked?: Promise<boolean> | undefined } }

const state = (page.stepUp ??= {})

/** Tells how the page's dialog is opened. Returns the function that takes it back. */
export function offerStepUp(open: Open): () => void {
  state.open = open
  return () => {
    if (state.open === open) state.open = undefined
  }
}

/**
 * Step-up authentication: asks the member for the password or a mailed code, once for all calls that wait. Resolves to
 * whether the session has the level now; false where the page has no dialog for it.
 */
export function askStepUp(): Promise<boolean> {
  if (!state.open) return Promise.resolve(false)
  state.asked ??= state.open().finally(() => {
    state.asked = undefined
  })
  return state.asked
}
