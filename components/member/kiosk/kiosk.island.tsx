import { useEffect, useState } from 'react'
import { callCasino } from '#lib/client/casino.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { KioskProps } from '../calls/casino-part.ts'
import { Cards } from './cards.tsx'
import styles from './kiosk.module.css'
import { Pair } from './pair.tsx'

type State =
  | { readonly is: 'asking' | 'unanswered' | 'paired' }
  | { readonly is: 'unpaired'; readonly message?: string | undefined }

async function readState(): Promise<State> {
  const answer = await callCasino('POST kiosk/terminals/current')
  return { is: answer.ok ? (answer.value.isPaired ? 'paired' : 'unpaired') : 'unanswered' }
}

/**
 * A terminal in a casino. The page is cached and the same for every device, so the island first asks the server whether
 * this device is paired. Then it shows the form for a card, or the form for the pairing code.
 */
export function KioskIsland(props: KioskProps) {
  const { labels } = props
  const [state, setState] = useState<State>({ is: 'asking' })

  useEffect(() => {
    void readState().then(setState)
  }, [])

  switch (state.is) {
    case 'asking':
      return (
        <div className={styles.kiosk}>
          <Loading label={labels.sending}>
            <Skeleton shape="row" />
          </Loading>
        </div>
      )
    case 'unanswered':
      return (
        <div className={styles.kiosk}>
          <Banner kind="error" live>
            {labels.unanswered}
          </Banner>
          <p>
            <Button
              className={styles.key}
              onClick={() => {
                setState({ is: 'asking' })
                void readState().then(setState)
              }}
            >
              {labels.pair.retry}
            </Button>
          </p>
        </div>
      )
    case 'unpaired':
      return <Pair labels={labels} refused={state.message} onPaired={() => setState({ is: 'paired' })} />
    case 'paired':
      return <Cards {...props} onRefused={(message) => setState({ is: 'unpaired', message })} />
  }
}
