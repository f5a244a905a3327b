import { useState } from 'react'
import type { Reward } from '@barriere/shared/programmes/casino/rewards.ts'
import { REWARD_CATEGORIES } from '@barriere/shared/domain/loyalty/casino-reward.ts'
import { fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { interpolate } from '../../forms/interpolate.ts'
import { numberFormat } from '../../forms/labels.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Select } from '../../ui/form/select.tsx'
import { type RewardsProps, casinoList } from '../calls/casino-part.ts'
import panel from '../layout/panel.module.css'
import { plural } from '../../ui/plural.ts'
import styles from './rewards.module.css'

type Sort = 'cheapest' | 'dearest'

interface RewardListProps extends Pick<RewardsProps, 'locale' | 'casinos' | 'labels'> {
  rewards: readonly Reward[]
  balance: number
  choose: (reward: Reward) => void
}

/** The rewards, filtered by category and by the balance, sorted by points. */
export function RewardList({ rewards, balance, choose, ...words }: RewardListProps) {
  const { locale, labels } = words
  const [category, setCategory] = useState('')
  const [sort, setSort] = useState<Sort>('cheapest')
  const [isAffordableOnly, setAffordableOnly] = useState(false)
  const shown = rewards
    .filter((reward) => category === '' || reward.category === category)
    .filter((reward) => !isAffordableOnly || reward.points <= balance)
    .toSorted((one, other) => (one.points - other.points) * (sort === 'cheapest' ? 1 : -1))
  const categories = REWARD_CATEGORIES.filter((name) => rewards.some((reward) => reward.category === name))
  return (
    <>
      <div role="group" aria-label={labels.filters} className={styles.filters}>
        <Select
          id="reward-category"
          label={labels.category}
          placeholder={labels.all}
          options={categories.map((name) => ({ value: name, label: labels.categories[name] }))}
          value={category}
          onChange={(event) => setCategory(event.target.value)}
        />
        <Select
          id="reward-sort"
          label={labels.sort}
          options={(['cheapest', 'dearest'] as const).map((name) => ({ value: name, label: labels[name] }))}
          value={sort}
          onChange={(event) => setSort(event.target.value === 'dearest' ? 'dearest' : 'cheapest')}
        />
        <Checkbox
          id="reward-affordable"
          label={labels.affordable}
          checked={isAffordableOnly}
          onChange={(event) => setAffordableOnly(event.target.checked)}
        />
      </div>
      <p role="status" className={shown.length > 0 ? 'vh' : panel.panel}>
        {shown.length > 0 ? plural(labels.found, shown.length, locale) : labels.empty}
      </p>
      <ul className={styles.list}>
        {shown.map((reward) => (
          <RewardCard key={reward.id} reward={reward} balance={balance} choose={choose} {...words} />
        ))}
      </ul>
    </>
  )
}

function RewardCard({
  reward,
  balance,
  choose,
  locale,
  casinos,
  labels,
}: Omit<RewardListProps, 'rewards'> & { reward: Reward }) {
  const { title, text, category, points, stock, validUntil } = reward
  const missing = points - balance
  const format = numberFormat(locale)
  return (
    <li className={styles.reward}>
      <p className={styles.category}>{labels.categories[category]}</p>
      <h2 className={styles.title}>{title[locale]}</h2>
      <p>{text[locale]}</p>
      <p className={panel.hint}>
        {[
          reward.casinos.length === 0 ? labels.everywhere : casinoList(reward.casinos, casinos, locale),
          ...(validUntil === undefined
            ? []
            : [interpolate(labels.until, { day: formatDay(fromParisTime(validUntil, '12:00'), locale) })]),
        ].join(' · ')}
        {stock !== undefined && ` · ${plural(labels.stock, stock, locale)}`}
      </p>
      <p className={styles.points}>{interpolate(labels.points, { points: format.format(points) })}</p>
      {missing > 0 ? (
        <p className={panel.hint}>{interpolate(labels.missing, { points: format.format(missing) })}</p>
      ) : (
        <p>
          <Button
            variant="line"
            aria-haspopup="dialog"
            aria-label={interpolate(labels.redeemName, { title: title[locale] })}
            onClick={() => choose(reward)}
          >
            {labels.redeem}
          </Button>
        </p>
      )}
    </li>
  )
}
