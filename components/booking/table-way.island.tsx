import { useEffect, useRef, useState } from 'react'
import { consentStore } from '#lib/client/consent.ts'
import { weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'
import { Banner } from '../ui/banner.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ConsentQuestion } from '../ui/consent-question.tsx'
import { cx } from '../ui/cx.ts'
import { FieldError } from '../ui/form/field.tsx'
import styles from './table-popin.module.css'
import { type ProviderScript, addressOf, askProvider, openWidget } from './table-way.ts'

interface TableWayProps {
  /** `allow` attribute of the provider's iframe; undefined if it cannot be embedded. */
  allow?: string
  script?: ProviderScript
  /** Names of the form's fields. */
  dateField: string
  partyField: string
  /** Weekdays without service, 1 for Monday to 7 for Sunday. */
  closed: readonly number[]
  labels: {
    /** A message for each of `closed`. */
    readonly closed: readonly string[]
    /** Error for a missing or past day. */
    readonly noDay: string
    readonly opening: string
    readonly failed: string
    /** Shown before `page` once the provider has answered, in case its frame stays empty. */
    readonly nothing: string
    readonly page: string
    readonly newTab: string
    readonly frame: string
    /** What the consent to widgets means. One consent covers all providers. */
    readonly consent: string
    readonly accept: string
    readonly elsewhere: string
  }
}

interface Asked {
  readonly address: string
  readonly party: string
}

/**
 * `asking`: waits for consent; nothing is requested from the provider yet. `answered`: the frame may load. `late`: the
 * frame may still load, but a link is offered.
 */
type Step = 'asking' | 'opening' | 'answered' | 'shown' | 'late' | 'failed'

/** Timeout in milliseconds. After it, the provider's own page is offered as a link. */
const PATIENCE = 10_000

/**
 * Embeds the provider's frame or script in the popin, with a link as fallback. Privacy: asks for consent to such
 * widgets before it requests anything from the provider. Removes the frame when the consent is withdrawn.
 */
export function TableWayIsland({ allow, script, dateField, partyField, closed, labels }: TableWayProps) {
  const place = useRef<HTMLDivElement>(null)
  const [day, setDay] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const [step, setStep] = useState<Step>('opening')
  /** Id of the date field while its day is invalid. */
  const [wrong, setWrong] = useState<string>()
  const isAgreed = step !== 'asking'

  useEffect(() => {
    const form = place.current?.closest('dialog')?.querySelector('form')
    if (!form) return
    const stop = new AbortController()
    const valueOf = (name: string): string => String(new FormData(form).get(name) ?? '')
    const date = form.elements.namedItem(dateField)
    const hint = date instanceof HTMLInputElement ? (date.getAttribute('aria-describedby') ?? undefined) : undefined
    const mark = (isWrong: boolean): void => {
      if (!(date instanceof HTMLInputElement)) return
      date.setAttribute('aria-invalid', String(isWrong))
      date.setAttribute('aria-describedby', cx(hint, isWrong && `${date.id}-error`))
      setWrong(isWrong ? date.id : undefined)
      if (isWrong) date.focus()
    }
    form.addEventListener(
      'change',
      () => {
        setDay(valueOf(dateField))
        mark(false)
      },
      { signal: stop.signal },
    )
    form.addEventListener(
      'submit',
      (event) => {
        // `noValidate` turns off the browser's messages, so the island shows the fault in the page's language.
        if (!form.checkValidity()) {
          event.preventDefault()
          mark(true)
          return
        }
        // A provider that cannot be embedded: the form is submitted normally.
        if (allow === undefined && script === undefined) return
        event.preventDefault()
        setStep(consentStore.allows('tables') ? 'opening' : 'asking')
        setAsked({ address: addressOf(form), party: valueOf(partyField) })
      },
      { signal: stop.signal },
    )
    // The form may have been filled in before hydration.
    form.dispatchEvent(new Event('change'))
    return () => stop.abort()
  }, [allow, script, dateField, partyField])

  useEffect(() => {
    if (!asked || !isAgreed) return
    const stop = new AbortController()
    // A visible frame stays, whatever the probe answers: after `PATIENCE` the frame loads in parallel with the probe.
    const unlessShown = (next: Step) => setStep((now) => (now === 'shown' ? now : next))
    const late = setTimeout(() => setStep((now) => (now === 'shown' || now === 'failed' ? now : 'late')), PATIENCE)
    const coming = script
      ? openWidget({ ...script, data: { ...script.data, pax: asked.party } }, stop.signal)
      : askProvider(asked.address, stop.signal)
    coming.then(
      () => {
        if (stop.signal.aborted) return
        unlessShown(script ? 'shown' : 'answered')
        // A modal dialog would cover the provider's widget.
        if (script) place.current?.closest('dialog')?.close()
      },
      () => {
        if (!stop.signal.aborted) unlessShown('failed')
      },
    )
    return () => {
      clearTimeout(late)
      stop.abort()
    }
  }, [asked, isAgreed, script])

  useEffect(
    () =>
      consentStore.subscribe(({ choices }) => {
        if (choices.tables !== true) setAsked(undefined)
      }),
    [],
  )

  // The new content may be below the visible part of the popin.
  useEffect(() => {
    if (step !== 'opening' && step !== 'answered') place.current?.scrollIntoView({ block: 'nearest' })
  }, [step])

  const notice = closed.indexOf(day === '' ? 0 : weekdayOf(day))
  const stuck = step === 'late' || step === 'failed'
  const isWaiting = asked !== undefined && (step === 'opening' || step === 'answered')
  const agree = (): void => {
    consentStore.choose({ tables: true })
    setStep('opening')
  }
  const way = asked && (
    <a href={asked.address} target="_blank" rel="noopener">
      {labels.page}
      <span className="vh"> {labels.newTab}</span>
    </a>
  )
  return (
    <div ref={place} className={styles.way}>
      {wrong !== undefined && (
        <div role="alert">
          <FieldError id={wrong} error={labels.noDay} />
        </div>
      )}
      <p role="status">{isWaiting ? labels.opening : labels.closed[notice]}</p>
      {asked && !isAgreed && (
        <ConsentQuestion text={labels.consent} accept={labels.accept} onAccept={agree}>
          <ButtonLink anchor={{ href: asked.address, target: '_blank', rel: 'noopener' }} variant="line">
            {labels.elsewhere}
            <span className="vh"> {labels.newTab}</span>
          </ButtonLink>
        </ConsentQuestion>
      )}
      {stuck && (
        <Banner kind="error" live>
          {labels.failed} {way}
        </Banner>
      )}
      {asked && !script && isAgreed && step !== 'opening' && step !== 'failed' && (
        <iframe
          key={asked.address}
          className={styles.frame}
          src={asked.address}
          title={labels.frame}
          allow={allow}
          hidden={step !== 'shown'}
          onLoad={() => setStep('shown')}
        />
      )}
      {asked && step === 'shown' && (
        <p className={styles.out}>
          {labels.nothing} {way}
        </p>
      )}
    </div>
  )
}
