import { useEffect, useRef, useState } from 'react'
import { weekdayOf } from '#lib/domain/paris-time.ts'
import { Banner } from '../ui/banner.tsx'
import styles from './table-popin.module.css'
import { type ProviderScript, addressOf, askProvider, openWidget } from './table-way.ts'

interface TableWayProps {
  /** `allow` attribute of the provider's iframe; undefined where it cannot be embedded. */
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
    readonly opening: string
    readonly failed: string
    /** Shown before `page` once the provider has answered, in case its frame stays empty. */
    readonly nothing: string
    readonly page: string
    readonly newTab: string
    readonly frame: string
  }
}

interface Asked {
  readonly address: string
  readonly party: string
}

/** `answered`: the frame may be loaded. `late`: it may still load, but a link is offered. */
type Step = 'opening' | 'answered' | 'shown' | 'late' | 'failed'

/** Time-out in milliseconds after which the provider's own page is offered as a link. */
const PATIENCE = 10_000

/** Embeds the provider's frame or script in the popin, with a link as fallback. */
export function TableWayIsland({ allow, script, dateField, partyField, closed, labels }: TableWayProps) {
  const place = useRef<HTMLDivElement>(null)
  const [day, setDay] = useState('')
  const [asked, setAsked] = useState<Asked>()
  const [step, setStep] = useState<Step>('opening')

  useEffect(() => {
    const form = place.current?.closest('dialog')?.querySelector('form')
    if (!form) return
    const stop = new AbortController()
    const valueOf = (name: string): string => String(new FormData(form).get(name) ?? '')
    form.addEventListener('change', () => setDay(valueOf(dateField)), { signal: stop.signal })
    form.addEventListener(
      'submit',
      (event) => {
        // A provider that cannot be embedded: the form is submitted normally.
        if (allow === undefined && script === undefined) return
        event.preventDefault()
        setStep('opening')
        setAsked({ address: addressOf(form), party: valueOf(partyField) })
      },
      { signal: stop.signal },
    )
    // The form may have been filled in before hydration.
    form.dispatchEvent(new Event('change'))
    return () => stop.abort()
  }, [allow, script, dateField, partyField])

  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    // A frame that shows stays, whatever answers after it: it is asked for at the same time once the patience is over.
    const unlessShown = (next: Step) => setStep((now) => (now === 'shown' ? now : next))
    const late = setTimeout(() => setStep((now) => (now === 'shown' || now === 'failed' ? now : 'late')), PATIENCE)
    const coming = script
      ? openWidget({ ...script, data: { ...script.data, pax: asked.party } }, stop.signal)
      : askProvider(asked.address, stop.signal)
    coming.then(
      () => {
        if (stop.signal.aborted) return
        unlessShown(script ? 'shown' : 'answered')
        // Closed first: the provider's widget would be covered by a modal dialog.
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
  }, [asked, script])

  // The new content may be below the visible part of the popin.
  useEffect(() => {
    if (step === 'shown' || step === 'late' || step === 'failed') place.current?.scrollIntoView({ block: 'nearest' })
  }, [step])

  const notice = closed.indexOf(day === '' ? 0 : weekdayOf(day))
  const stuck = step === 'late' || step === 'failed'
  const way = asked && (
    <a href={asked.address} target="_blank" rel="noopener">
      {labels.page}
      <span className="vh"> {labels.newTab}</span>
    </a>
  )
  return (
    <div ref={place} className={styles.way}>
      <p role="status">{asked && !stuck && step !== 'shown' ? labels.opening : labels.closed[notice]}</p>
      {stuck && (
        <Banner kind="error" live>
          {labels.failed} {way}
        </Banner>
      )}
      {asked && !script && step !== 'opening' && step !== 'failed' && (
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
