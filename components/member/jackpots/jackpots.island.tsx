import { useEffect, useState } from 'react'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { useCasino } from '#lib/client/casino.ts'
import { useMember } from '#lib/client/use-profile.ts'
import type { CallAnswer } from '@barriere/shared/contracts/call.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'
import { formatMoment, formatShortMoment } from '#lib/i18n/format.ts'
import { formatMoney, formatMoneyInColumn } from '#lib/i18n/money.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { Select } from '../../ui/form/select.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { casinoList, type JackpotsProps } from '../calls/casino-part.ts'
import { LimitedNotice } from '../calls/casino-read-failure.tsx'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import styles from './jackpots.module.css'
import { MachinePayments } from './machine-payments.tsx'

const JackpotsLoading = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className={panel.panel}>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
    </div>
  </Loading>
)

/**
 * Jackpots for every visitor except members who have limited their access. A signed-in visitor sees no jackpots until
 * the server has reported that there is no limit.
 */
export function JackpotsIsland(props: JackpotsProps) {
  const [isAsked, setAsked] = useState(false)
  const { status, isConnected } = useMember(casinoStore)
  useEffect(() => {
    void casinoStore.init().then(() => setAsked(true))
  }, [])
  if (!isAsked) return <JackpotsLoading label={props.labels.loading} />
  if (status === 'error') return <ReadFailure labels={props.frame} retry={() => void casinoStore.refresh()} />
  return isConnected ? <MemberJackpots {...props} /> : <Jackpots {...props} />
}

function MemberJackpots(props: JackpotsProps) {
  const { data, error, refetch } = useCasino('GET limit')
  if (error) return <ReadFailure failure={error.failure} labels={props.frame} retry={() => void refetch()} />
  if (!data) return <JackpotsLoading label={props.labels.loading} />
  return data.limit ? <LimitedNotice locale={props.locale} labels={props.refused} /> : <Jackpots {...props} />
}

function Jackpots(props: JackpotsProps) {
  const { locale, casinos, labels, frame } = props
  const { data, error, refetch } = useCasino('GET jackpots')
  return (
    <div className={styles.page}>
      {error ? (
        <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
      ) : data ? (
        <>
          <section aria-labelledby="running-jackpots" className={styles.part}>
            <h2 id="running-jackpots" className={panel.title}>
              {labels.running}
            </h2>
            {data.running.length === 0 ? (
              <p>{labels.runningNone}</p>
            ) : (
              <ul className={styles.running}>
                {data.running.map(({ id, name, casinos: places, amount, at }) => (
                  <li key={id} className={panel.panel}>
                    <h3 className={styles.name}>{name}</h3>
                    <p className={styles.amount}>{formatMoney({ cents: amount, currency: 'EUR' }, locale)}</p>
                    <p className={panel.hint}>
                      {interpolate(labels.among, { casinos: casinoList(places, casinos, locale) })}
                    </p>
                    <p className={panel.hint}>
                      {interpolate(labels.asOf, { moment: formatMoment(new Date(at), locale) })}
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <LastJackpots last={data.last} {...props} />
        </>
      ) : (
        <JackpotsLoading label={labels.loading} />
      )}
      <MachinePayments {...props} />
    </div>
  )
}

/** The last jackpots that were won, in one casino or in all. */
function LastJackpots({
  last,
  locale,
  casinos,
  labels,
}: JackpotsProps & Pick<CallAnswer<CasinoCalls['jackpots']>, 'last'>) {
  const [casino, setCasino] = useState('')
  const nameOf = (key: string): string => casinos[key] ?? key
  const known = [...new Set(last.map((won) => won.casino))].toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other), locale),
  )
  // After a refetch, the feed may no longer contain the chosen casino.
  const shown = last.filter((won) => casino === '' || won.casino === casino)
  return (
    <section className={styles.part}>
      <h2 className={panel.title}>{labels.last}</h2>
      {last.length === 0 ? (
        <p>{labels.lastNone}</p>
      ) : (
        <>
          <Select
            id="jackpot-casino"
            label={labels.casino}
            placeholder={labels.every}
            options={known.map((key) => ({ value: key, label: nameOf(key) }))}
            value={casino}
            onChange={(event) => setCasino(event.target.value)}
          />
          {shown.length === 0 ? (
            <p>{labels.noneHere}</p>
          ) : (
            <Table
              caption={labels.last}
              captionHidden
              head={[labels.casino, labels.machine, labels.amount, labels.moment]}
              figures={[2]}
              rows={shown.map(({ casino: key, machine, amount, at }) => [
                nameOf(key),
                machine,
                formatMoneyInColumn({ cents: amount, currency: 'EUR' }, locale),
                formatShortMoment(new Date(at), locale),
              ])}
            />
          )}
        </>
      )}
    </section>
  )
}
