import { useCasino } from '#lib/client/casino.ts'
import { formatMonth } from '#lib/i18n/format.ts'
import { numberFormat } from '../../forms/labels.ts'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import panel from '../layout/panel.module.css'
import { ReadFailure } from '../calls/read-failure.tsx'
import type { PointsProps } from '../calls/casino-part.ts'
import styles from './points.module.css'

/** Height of the plot, in units of the `viewBox`. */
const HEIGHT = 100

/** Width of a month, and of its bar. */
const STEP = 20
const BAR = 12

/** Chart of twelve months: earned points above the axis, spent and expired points below. A table lists the numbers. */
export function PointMonths({ locale, labels, frame }: PointsProps) {
  const { data, error, refetch } = useCasino('GET point-months')
  const figures = numberFormat(locale)
  const months = data?.months ?? []
  const gone = months.map(({ spent, expired }) => -(spent + expired))
  const most = Math.max(1, ...months.map(({ earned }) => earned))
  const height = (points: number): number => (Math.max(0, points) / (most + Math.max(0, ...gone))) * HEIGHT
  /** Position of the axis: the highest and the deepest bar both fit at the same scale. */
  const axis = height(most)
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{labels.monthsTitle}</h2>
      {error ? (
        <ReadFailure failure={error.failure} labels={frame} retry={() => void refetch()} />
      ) : data ? (
        <div className={styles.year}>
          <svg
            viewBox={`0 0 ${months.length * STEP} ${HEIGHT}`}
            className={styles.plot}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {months.map(({ month, earned }, index) => (
              <g key={month}>
                <rect
                  className={styles.came}
                  x={index * STEP + (STEP - BAR) / 2}
                  y={axis - height(earned)}
                  width={BAR}
                  height={height(earned)}
                />
                <rect
                  className={styles.went}
                  x={index * STEP + (STEP - BAR) / 2}
                  y={axis}
                  width={BAR}
                  height={height(gone[index] ?? 0)}
                />
              </g>
            ))}
            <line className={styles.axis} x1="0" x2={months.length * STEP} y1={axis} y2={axis} />
          </svg>
          <Table
            caption={labels.monthsTitle}
            captionHidden
            rowHeader
            pinned
            head={[labels.month, labels.earned, labels.spent, labels.expired]}
            figures={[1, 2, 3]}
            rows={months.map(({ month, earned, spent, expired }) => [
              formatMonth(new Date(`${month}-15T12:00:00Z`), locale),
              ...[earned, spent, expired].map((points) => figures.format(points)),
            ])}
          />
        </div>
      ) : (
        <Loading label={labels.loading}>
          <Skeleton lines={6} />
        </Loading>
      )}
    </section>
  )
}
