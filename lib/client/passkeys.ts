import type { CallFailure } from './eph-request.ts'
import type { ByRoute, CallAnswer } from '@barriere/shared/contracts/call.ts'
import type { EphCalls } from '#lib/contracts/eph.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import { callEph } from './eph.ts'

type Answer<R extends keyof ByRoute<EphCalls>> = CallAnswer<ByRoute<EphCalls>[R]>

/** `browser`: no passkey was used, or the person closed the browser's dialog; nothing was sent. */
export type PasskeyResult<A> = Result<A, CallFailure | 'browser'>

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Conditional UI: whether the browser offers passkeys among its autofill suggestions. */
export const offersPasskeys = async (): Promise<boolean> =>
  knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

/** Lazy: most visitors never use a passkey. */
const library = () => import('@simplewebauthn/browser')

/** The part that the server verifies; results of extensions are not used. */
const withoutExtensions = <T extends { id: string; rawId: string; type: 'public-key'; response: unknown }>({
  id,
  rawId,
  type,
  response,
}: T): Pick<T, 'id' | 'rawId' | 'type' | 'response'> => ({ id, rawId, type, response })

async function asked<T>(ask: () => Promise<T>): Promise<Result<T, 'browser'>> {
  try {
    return ok(await ask())
  } catch {
    // Whatever the reason (closed, no passkey, time-out), the browser has told the person.
    return fail('browser')
  }
}

/** Creates a passkey on this device and adds it to the account. Never rejects. */
export async function addPasskey({
  name,
  password,
}: {
  name: string
  password: string
}): Promise<PasskeyResult<Answer<'POST users/passkeys'>>> {
  const started = await callEph('POST users/passkeys/start', { input: { password } })
  if (!started.ok) return started
  const { startRegistration } = await library()
  const made = await asked(() => startRegistration({ optionsJSON: started.value.options }))
  if (!made.ok) return made
  return await callEph('POST users/passkeys', { input: { name, response: withoutExtensions(made.value) } })
}

/**
 * Signs in with a passkey. `autofill`: waits until the person picks one from the autofill suggestions, or until another
 * request replaces this one. Never rejects.
 *
 * @param remember read when the passkey has been used
 */
export async function signInWithPasskey(
  remember: () => boolean,
  autofill = false,
): Promise<PasskeyResult<Answer<'POST users/passkey-login'>>> {
  const started = await callEph('POST users/passkey-login/start')
  // With autofill the person has not asked for anything yet, so the failure is silent.
  if (!started.ok) return autofill ? fail('browser') : started
  const { startAuthentication } = await library()
  const signed = await asked(() =>
    startAuthentication({ optionsJSON: started.value.options, useBrowserAutofill: autofill }),
  )
  if (!signed.ok) return signed
  return await callEph('POST users/passkey-login', {
    input: { response: withoutExtensions(signed.value), remember: remember() },
  })
}

/** Ends a request that waits for autofill. */
export async function cancelPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}
