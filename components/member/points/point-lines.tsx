import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callCasino, casinoQueries } from '#lib/client/casino.ts'
import { CallError } from '#lib/client/queries.ts'
import type { PointLine } from '@barriere/shared/programmes/casino/points.ts'
import { POINT_KINDS, type PointKind } from '@barriere/shared/domain/loyalty/casino-points.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { numberFormat } from '../../forms/labels.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import type { PointsProps } from '../calls/casino-part.ts'
import styles from './points.module.css'

/** Reads the page of the ledger that begins at a cursor; an empty cursor is the first page. */
async function readPage(kind: PointKind | undefined, casino: string, cursor: string) {
  const input = {
    ...(kind ? { kinds: [kind] } : {}),
    ...(casino === '' ? {} : { casino }),
    ...(cursor === '' ? {} : { cursor }),
  }
  const answer = await callCasino('POST points', { input })
  if (!answer.ok) throw new CallError(answer.error)
  return answer.value
}

/** The ledger, latest line first, with the cause of each line; filtered by kind and casino, and paged. */
export function PointLines(props: PointsProps) {
  const { locale, casinos, labels, frame } = props
  const [kind, setKind] = useState<PointKind>()
  const [casino, setCasino] = useState('')
  const query = useInfiniteQuery(
    {
      queryKey: ['POST points', kind ?? '', casino],
      queryFn: ({ pageParam }) => readPage(kind, casino, pageParam),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    },
    casinoQueries,
  )
  const lines = query.data?.pages.flatMap((page) => page.lines)
  const failure = query.error instanceof CallError ? query.error.failure : undefined
  const figures = new Intl.NumberFormat(numberFormat(locale).resolvedOptions().locale, { signDisplay: 'always' })
  return (
    <section className={panel.panel} aria-labelledby="points-lines">
      <h2 id="points-lines" className={panel.title}>
        {labels.linesTitle}
      </h2>
      <Select
        id="point-kind"
        label={labels.kind}
        placeholder={labels.kinds.all}
        options={POINT_KINDS.map((known) => ({ value: known, label: labels.kinds[known] }))}
        value={kind ?? ''}
        onChange={({ target }) => setKind(POINT_KINDS.find((known) => known === target.value))}
      />
      <Select
        id="point-casino"
        label={labels.casino}
        placeholder={labels.everyCasino}
        options={Object.entries(casinos).map(([value, label]) => ({ value, label }))}
        value={casino}
        onChange={({ target }) => setCasino(target.value)}
      />
      {lines?.length === 0 && <p role="status">{labels.none}</p>}
      {lines && lines.length > 0 && (
        <ol className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span className={styles.why}>
                <b>{whyOf(line, props)}</b>
                <small>
                  {formatDay(new Date(line.at), locale)}
                  {line.casino !== undefined && ` · ${casinos[line.casino] ?? line.casino}`}
                  {` · ${stateOf(line, props)}`}
                </small>
              </span>
              <strong className={styles.amount}>{figures.format(line.amount)}</strong>
            </li>
          ))}
        </ol>
      )}
      {query.isPending && (
        <Loading label={labels.loading}>
          <Skeleton lines={8} />
        </Loading>
      )}
      {query.isError && <ReadFailure failure={failure} labels={frame} retry={() => void query.refetch()} />}
      {query.hasNextPage && (
        <p className={panel.actions}>
          <Button variant="line" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {labels.more}
          </Button>
        </p>
      )}
    </section>
  )
}

/** Sentence that explains the cause of a line. */
function whyOf({ cause, subject }: PointLine, { locale, labels }: PointsProps): string {
  return interpolate(labels.causes[cause], { subject: subject?.[locale] ?? labels.reward })
}

/** Text for the state of a line's points. */
function stateOf({ state, left, amount, activeFrom, expiresAt }: PointLine, { locale, labels }: PointsProps): string {
  const day = (moment: string | undefined): string => (moment === undefined ? '' : formatDay(new Date(moment), locale))
  if (state === 'pending') return interpolate(labels.states.pending, { day: day(activeFrom) })
  if (state === 'active' && left !== undefined && expiresAt !== undefined)
    return interpolate(left === amount ? labels.states.active : labels.states.partly, {
      left: numberFormat(locale).format(left),
      day: day(expiresAt),
    })
  return labels.states[state === 'active' ? 'done' : state]
}
