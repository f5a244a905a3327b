import { useState } from 'react'
import type { Messages } from '#lib/i18n/translate.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import panel from '../layout/panel.module.css'
import type { StoredCard } from './use-cached-card.ts'

type Answer = 'kept' | 'forgotten' | 'keepFailed'

export type StoreCardLabels = Pick<
  Messages['member']['card'],
  'keepTitle' | 'keepText' | 'stored' | 'keepYes' | 'keeping' | 'kept' | 'forget' | 'forgotten' | 'keepFailed'
>

/** Stores the card on this device or deletes it, and explains what is stored. */
export function StoreCard({
  cached,
  store,
  clear,
  labels,
}: Pick<StoredCard, 'cached' | 'store' | 'clear'> & { labels: StoreCardLabels }) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer | undefined>(cached && 'kept')
  const press = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      await (cached ? clear() : store())
      setAnswer(cached ? 'forgotten' : 'kept')
    } catch {
      setAnswer('keepFailed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={panel.panel} aria-labelledby="keep-card">
      <h2 id="keep-card" className={panel.title}>
        {labels.keepTitle}
      </h2>
      <p>{labels.keepText}</p>
      <p className={panel.hint}>{labels.stored}</p>
      <p>
        <Button variant="line" busy={busy} onClick={() => void press()}>
          {busy ? labels.keeping : cached ? labels.forget : labels.keepYes}
        </Button>
      </p>
      <div role="status">
        {answer && <Banner kind={answer === 'keepFailed' ? 'error' : 'success'}>{labels[answer]}</Banner>}
      </div>
    </section>
  )
}
