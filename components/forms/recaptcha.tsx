import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3'
import { consentStore } from '#lib/client/consent.ts'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { Button } from '../ui/button.tsx'
import styles from './forms.module.css'
import type { FormLabels } from './labels.ts'
import type { RecaptchaHandle, RecaptchaPart } from './use-captcha.ts'
import { useFocusOn } from './use-focus-on.ts'

/** Base URL of Google's terms. The form's text links to them, because the style sheet hides the script's badge. */
const GOOGLE = 'https://policies.google.com'

/** Timeout in milliseconds for Google's script to load and to answer. */
const PATIENCE = 8_000

/** Sent instead of a token if Google's script did not load. The server checks whether Google is unavailable. */
const NO_TOKEN = 'unavailable'

/** Width of the check box of v2, in pixels; the compact box is about half as wide. */
const BOX = 304

/** The part of Google's API that the library does not cover: the check box of v2. */
interface Grecaptcha {
  render(
    element: HTMLElement,
    options: {
      'sitekey': string
      'size': 'normal' | 'compact'
      'callback': (token: string) => void
      'expired-callback': () => void
    },
  ): number
  reset(widget: number): void
}

const grecaptcha = (): Grecaptcha => (window as unknown as { readonly grecaptcha: Grecaptcha }).grecaptcha

interface RecaptchaProps {
  part: RecaptchaPart
  locale: Locale
  labels: FormLabels
}

const WITHOUT_CONSENT: RecaptchaHandle = { prove: async () => fail('consentFirst'), askForBox: () => undefined }

const subscribe = (listener: () => void): (() => void) => consentStore.subscribe(listener)

/** Time of the visitor's consent to reCAPTCHA, in seconds since the epoch; undefined without it. */
function consentedAt(): number | undefined {
  const consent = consentStore.get()
  return consent?.choices.captcha === true ? consent.time : undefined
}

/** Google's reCAPTCHA in a form. Privacy: nothing is loaded from Google before the visitor's consent. */
export function Recaptcha({ part, locale, labels: { captcha: words } }: RecaptchaProps) {
  // The visitor may also consent or withdraw elsewhere on the page. On withdrawal the library removes Google's script.
  const consented = useSyncExternalStore(subscribe, consentedAt, () => undefined)
  const [accepted, setAccepted] = useState<number>()
  const handle = useRef<RecaptchaHandle>(WITHOUT_CONSENT)
  const note = useFocusOn<HTMLDivElement>(consented === accepted ? accepted : undefined)
  const { mounted } = part
  useEffect(() => {
    mounted({ prove: () => handle.current.prove(), askForBox: () => handle.current.askForBox() })
  }, [mounted])
  const accept = (): void => setAccepted(consentStore.choose({ captcha: true }).time)
  return (
    <div ref={note} className={styles.captcha} role="group" aria-label={words.label} tabIndex={-1}>
      {consented === undefined ? (
        <>
          <p>{words.consent}</p>
          <Button variant="line" size="small" onClick={accept}>
            {words.accept}
          </Button>
        </>
      ) : (
        <GoogleReCaptchaProvider reCaptchaKey={part.keys.v3} language={locale} scriptProps={{ async: true }}>
          <Accepted keys={part.keys} handleRef={handle} words={words} locale={locale} />
        </GoogleReCaptchaProvider>
      )}
    </div>
  )
}

type Execute = (action: string) => Promise<string>

/** A promise with its resolver. */
function newDeferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}

/** The promise's value; undefined on a rejection or after `PATIENCE`. */
const within = async <T,>(promise: Promise<T>): Promise<T | undefined> => {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE)
  })
  return await Promise.race([promise.catch(() => undefined), late])
}

interface AcceptedProps {
  keys: RecaptchaPart['keys']
  handleRef: RefObject<RecaptchaHandle>
  words: FormLabels['captcha']
  locale: Locale
}

function Accepted({ keys: { action, v2 }, handleRef, words: { accepted }, locale }: AcceptedProps) {
  const { executeRecaptcha } = useGoogleReCaptcha()
  const [showsBox, setShowsBox] = useState(false)
  const [ready] = useState(newDeferred<Execute>)
  const box = useRef<HTMLDivElement>(null)
  const widget = useRef<number>(undefined)
  const ticked = useRef('')

  useEffect(() => {
    if (executeRecaptcha) ready.resolve(executeRecaptcha)
  }, [executeRecaptcha, ready])

  useEffect(() => {
    if (!showsBox || !box.current || !executeRecaptcha || widget.current !== undefined) return
    widget.current = grecaptcha().render(box.current, {
      'sitekey': v2,
      'size': box.current.clientWidth < BOX ? 'compact' : 'normal',
      'callback': (token) => {
        ticked.current = token
      },
      'expired-callback': () => {
        ticked.current = ''
      },
    })
  }, [showsBox, executeRecaptcha, v2])

  useEffect(() => {
    const proofOf = (kind: 'v3' | 'v2', token: string) => new URLSearchParams({ kind, token }).toString()
    handleRef.current = {
      async prove() {
        if (showsBox) {
          const token = ticked.current
          if (token === '') return fail('tickFirst')
          // A token is valid once.
          ticked.current = ''
          if (widget.current !== undefined) grecaptcha().reset(widget.current)
          return ok({ proof: proofOf('v2', token) })
        }
        const token = await within(ready.promise.then((execute) => execute(action)))
        return ok(token ? { proof: proofOf('v3', token) } : { proof: proofOf('v3', NO_TOKEN), isBlocked: true })
      },
      askForBox: () => setShowsBox(true),
    }
    return () => {
      handleRef.current = WITHOUT_CONSENT
    }
  }, [action, handleRef, ready, showsBox])

  return (
    <>
      {showsBox && <div ref={box} className={styles.box} />}
      <p>
        {accepted.lead} <a href={`${GOOGLE}/privacy?hl=${locale}`}>{accepted.privacy}</a> {accepted.and}{' '}
        <a href={`${GOOGLE}/terms?hl=${locale}`}>{accepted.terms}</a> {accepted.end}
      </p>
    </>
  )
}
