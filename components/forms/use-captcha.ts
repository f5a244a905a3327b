import { type RefObject, useRef, useState } from 'react'
import type { CaptchaSource } from '#lib/client/captcha.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import { type Result, fail, ok } from '@barriere/shared/domain/result.ts'
import type { FormLabels } from './labels.ts'

/** A form's captcha. */
export interface CaptchaOptions {
  /** Name of the call in its table (`packages/shared/contracts`). */
  readonly action: string
  /** The server requires the captcha only after failures; nothing is loaded before. */
  readonly afterFailures?: true
}

/** Key of the message for a captcha that cannot be sent yet. */
export type CaptchaFault = Exclude<keyof FormLabels['captcha'], 'accepted' | 'accept' | 'consent' | 'label' | 'trap'>

/** Interface of the reCAPTCHA part of a form, after it is mounted. */
export interface RecaptchaHandle {
  /** Resolves to a proof for one call. `isBlocked`: Google's script is missing, and the proof contains no token. */
  prove(): Promise<Result<{ readonly proof: string; readonly isBlocked?: true }, CaptchaFault>>
  /** Shows the check box of v2, the second chance after a low score. */
  askForBox(): void
}

export interface RecaptchaPart {
  readonly keys: Extract<CaptchaSource, { readonly kind: 'recaptcha' }>
  /** Called by the part when it is mounted. */
  readonly mounted: (handle: RecaptchaHandle) => void
}

export interface FormCaptcha {
  /** Loads the captcha, at the form's first focus. */
  readonly start: () => void
  /** Whether the form has a honeypot. A login has none, because password managers could fill in the user's name. */
  readonly hasTrap: boolean
  readonly trapRef: RefObject<HTMLInputElement | null>
  /** Defined if reCAPTCHA is configured, and loaded for this form. */
  readonly recaptcha: RecaptchaPart | undefined
  /** Sends a call with a proof; the proof is undefined if none is required. */
  readonly send: <A, F extends SendFailure>(
    call: (proof: string | undefined) => Promise<Result<A, F>>,
  ) => Promise<Result<A, F>>
}

interface Started {
  readonly source: CaptchaSource
  readonly handle: Promise<RecaptchaHandle>
}

/** The captcha of a form, loaded on demand. */
export function useCaptcha(options: CaptchaOptions | undefined, { captcha: words }: FormLabels): FormCaptcha {
  const [recaptcha, setRecaptcha] = useState<RecaptchaPart>()
  const started = useRef<Promise<Started>>(undefined)
  const trapRef = useRef<HTMLInputElement>(null)

  const load = async (action: string): Promise<Started> => {
    const { startCaptcha } = await import('#lib/client/captcha.ts')
    const source = await startCaptcha(action)
    const handle = new Promise<RecaptchaHandle>((mounted) => {
      if (source.kind === 'recaptcha') setRecaptcha({ keys: source, mounted })
    })
    return { source, handle }
  }

  const start = async (action: string): Promise<Started> => {
    started.current ??= load(action)
    try {
      return await started.current
    } catch (error) {
      // The next attempt loads it again.
      started.current = undefined
      throw error
    }
  }

  const prove: (action: string) => ReturnType<RecaptchaHandle['prove']> = async (action) => {
    try {
      const { source, handle } = await start(action)
      if (source.kind === 'recaptcha') return await (await handle).prove()
      return ok({ proof: await source.prove(Boolean(trapRef.current?.value)) })
    } catch {
      // The server, the worker or the network failed. The form shows a message and keeps the input.
      return fail('blocked')
    }
  }

  const prepareAgain = async (action: string, code: string | undefined): Promise<void> => {
    const { source, handle } = await start(action)
    if (source.kind === 'work') source.renew()
    else if (code === 'captcha-score') (await handle).askForBox()
  }

  const sendProven = async <A, F extends SendFailure>(
    action: string,
    call: (proof: string) => Promise<Result<A, F>>,
  ): Promise<Result<A, F>> => {
    const proven = await prove(action)
    if (!proven.ok) return fail({ status: 0, message: words[proven.error] } as F)
    const { proof, isBlocked } = proven.value
    const answer = await call(proof)
    if (answer.ok) return answer
    const { code } = answer.error
    await prepareAgain(action, code)
    return isBlocked && code === 'captcha' ? fail({ ...answer.error, message: words.blocked }) : answer
  }

  return {
    start() {
      if (options && !options.afterFailures) start(options.action).catch(() => undefined)
    },
    hasTrap: options !== undefined && !options.afterFailures,
    trapRef,
    recaptcha,
    async send<A, F extends SendFailure>(call: (proof: string | undefined) => Promise<Result<A, F>>) {
      if (!options) return await call(undefined)
      const { action, afterFailures } = options
      if (afterFailures && !started.current) {
        const first = await call(undefined)
        if (first.ok || first.error.code !== 'captcha') return first
      }
      const answer = await sendProven(action, call)
      // After sleep, a device does not know that its challenge has expired.
      const isStale = !answer.ok && answer.error.code === 'captcha-expired' && !recaptcha
      return isStale ? await sendProven(action, call) : answer
    },
  }
}
