import { sendEph } from '#lib/client/eph-request.ts'
import { profileStore } from '#lib/client/profile.ts'
import { isSignedIn } from '#lib/client/signed-in.ts'
import { tripStore } from '#lib/client/trip.ts'

let telling: Promise<void> | undefined

/**
 * Merges this browser's trip into the account of the signed-in member (union), sends each change to the account, and
 * removes a member's trip from this browser when the session ends. Without an answer, the changes wait for the next
 * page.
 */
export function followAccount(signal: AbortSignal): void {
  let member: string | undefined
  const update = (): void => {
    const { isConnected, status, profile } = profileStore.get()
    const left = status === 'success' ? !isConnected : !isSignedIn()
    if (left) {
      member = undefined
      tripStore.forgetMember()
    } else if (profile && profile.ibNumber !== member) {
      member = profile.ibNumber
      // A synchronised trip without changes needs no call, except on the page of My trip: other devices may have added
      // items.
      if (!tripStore.get().member || isPending() || document.querySelector('site-trip')) void tellAccount()
    }
  }
  signal.addEventListener('abort', profileStore.subscribe(update))
  tripStore.subscribe(() => {
    if (member !== undefined && isPending()) void tellAccount()
  }, signal)
  update()
}

/** Whether there are changes that the account has not received. */
function isPending(): boolean {
  const { add, remove } = tripStore.changes()
  return add.length + remove.length > 0
}

/** One call at a time: changes during a call follow it. */
function tellAccount(): Promise<void> {
  telling ??= tell().finally(() => {
    telling = undefined
  })
  return telling
}

async function tell(): Promise<void> {
  for (;;) {
    const told = tripStore.changes()
    const answer = await sendEph('POST trip', { input: { add: [...told.add], remove: [...told.remove] } })
    if (!answer.ok || !profileStore.get().isConnected) return
    tripStore.take(answer.value.items, told)
    if (!isPending()) return
  }
}
