import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api.ts'
import { Button } from '../ui/button.tsx'
import { SelectField } from '../ui/field.tsx'
import { Badge } from '../ui/note.tsx'
import { toast } from '../ui/toasts.tsx'
import { Moment } from '../ui/moment.tsx'
import { defineWords, useWords } from '../words.ts'
import styles from './administration.module.css'
import type { Endpoint } from './endpoint.ts'
import { Failure } from './parts.tsx'

const words = defineWords({
  fr: {
    title: 'Envois des trente derniers jours',
    of: 'De l’adresse',
    all: 'Toutes',
    fixed: 'Celles de la configuration',
    state: 'État',
    states: { pending: 'En attente', sending: 'En cours', delivered: 'Reçu', failed: 'Échoué' },
    none: 'Aucun envoi.',
    replay: 'Rejouer',
    replayOf: (what: string) => `Rejouer l’envoi de ${what}`,
    replayed: 'Envoi rejoué.',
    more: 'Voir la suite',
    took: (milliseconds: number) => `${milliseconds}\u00a0ms`,
  },
  en: {
    title: 'Deliveries of the last thirty days',
    of: 'Of the address',
    all: 'All',
    fixed: 'Those of the configuration',
    state: 'State',
    states: { pending: 'Pending', sending: 'Under way', delivered: 'Delivered', failed: 'Failed' },
    none: 'No delivery.',
    replay: 'Replay',
    replayOf: (what: string) => `Replay the delivery of ${what}`,
    replayed: 'Replayed.',
    more: 'Show more',
    took: (milliseconds: number) => `${milliseconds} ms`,
  },
})

interface Delivery {
  readonly id: number
  readonly endpoint: string
  readonly action: string | null
  readonly full_slug: string | null
  readonly datasource_slug: string | null
  readonly state: 'pending' | 'sending' | 'delivered' | 'failed'
  readonly status: number | null
  readonly error: string | null
  readonly milliseconds: number | null
  readonly created_at: string
}

const KINDS = { pending: 'plain', sending: 'plain', delivered: 'good', failed: 'bad' } as const

const STATES = Object.keys(KINDS) as (keyof typeof KINDS)[]

const PER_PAGE = 25

/** Polling interval in milliseconds while a delivery is pending or being sent. */
const WHILE_SENDING = 1_500

/** Deliveries of webhooks, the newest first. */
export function Deliveries({ endpoints }: { endpoints: readonly Endpoint[] }) {
  const say = useWords(words)
  const client = useQueryClient()
  const [endpoint, setEndpoint] = useState('')
  const [state, setState] = useState('')
  const key = ['webhook_deliveries', endpoint, state] as const
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: key,
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      const answer = await call<{ webhook_deliveries: readonly Delivery[] }>('GET', 'webhook_deliveries', {
        query: {
          page: pageParam,
          per_page: PER_PAGE,
          webhook_endpoint_id: endpoint === '' ? undefined : endpoint,
          state: state === '' ? undefined : state,
        },
      })
      return { rows: answer.data.webhook_deliveries, total: answer.total }
    },
    getNextPageParam: ({ total }, pages) => (pages.length * PER_PAGE < total ? pages.length + 1 : undefined),
    refetchInterval: ({ state: { data: known } }) =>
      known?.pages.some(({ rows }) => rows.some((row) => row.state === 'pending' || row.state === 'sending'))
        ? WHILE_SENDING
        : false,
  })
  const replay = useMutation({
    mutationFn: ({ id }: Delivery) => call('POST', `webhook_deliveries/${id}/replay`),
    onSuccess: () => toast(say.replayed),
    onSettled: () => client.invalidateQueries({ queryKey: ['webhook_deliveries'] }),
  })
  const rows = data?.pages.flatMap((page) => page.rows)
  return (
    <section className={styles.form}>
      <h2>{say.title}</h2>
      <div className={styles.head}>
        <SelectField label={say.of} value={endpoint} onChange={({ target }) => setEndpoint(target.value)}>
          <option value="">{say.all}</option>
          <option value="0">{say.fixed}</option>
          {endpoints.map(({ id, name }) =>
            id === null ? null : (
              <option key={id} value={id}>
                {name}
              </option>
            ),
          )}
        </SelectField>
        <SelectField label={say.state} value={state} onChange={({ target }) => setState(target.value)}>
          <option value="">{say.all}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {say.states[one]}
            </option>
          ))}
        </SelectField>
      </div>
      <Failure error={error ?? replay.error} />
      {rows?.length === 0 && <p>{say.none}</p>}
      <ul className={styles.list}>
        {rows?.map((row) => {
          const subject = row.full_slug ?? row.datasource_slug ?? ''
          return (
            <li key={row.id} className={styles.item}>
              <div className={styles.what}>
                <strong>{row.action}</strong> {subject}
                <p className={styles.soft}>
                  <Moment at={row.created_at} /> · {row.endpoint}
                  {row.milliseconds !== null && ` · ${say.took(row.milliseconds)}`}
                  {row.error !== null && ` · ${row.error}`}
                </p>
              </div>
              <div className={styles.actions}>
                <Badge kind={KINDS[row.state]}>
                  {say.states[row.state]}
                  {row.status !== null && ` (${row.status})`}
                </Badge>
                <Button
                  aria-label={say.replayOf(`${row.action} ${subject}`)}
                  disabled={replay.isPending}
                  onClick={() => replay.mutate(row)}
                >
                  {say.replay}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      {hasNextPage && (
        <div>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say.more}
          </Button>
        </div>
      )}
    </section>
  )
}
