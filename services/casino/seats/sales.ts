import { and, desc, eq, exists, gt, sql } from 'drizzle-orm'
import type { Sale, SaleCategoryAnswer } from '@barriere/shared/programmes/casino/seats.ts'
import { CASINO_TIERS, type CasinoTier } from '@barriere/shared/domain/loyalty/casino-tier.ts'
import { refusal } from '../refusal.ts'
import { saleCategories, sales as table, structures } from '../schema-seats.ts'
import { isUuid } from '../uuid.ts'
import { type Counted, type SaleRow, categoryState, countedCategories, findSale, seatsLeft } from './categories.ts'
import type { SeatHandler, SeatsCasino } from './deps.ts'

/** A tournament has no discounts, since its price makes the prizes. */
const discountsOf = ({ rules }: SeatsCasino, { kind }: SaleRow): Readonly<Record<CasinoTier, number>> =>
  kind === 'tournament'
    ? (Object.fromEntries(CASINO_TIERS.map((tier) => [tier, 0])) as Record<CasinoTier, number>)
    : rules.seats.discounts

/** Discount in percent for a card holder of this tier. */
export const discountOf = (casino: SeatsCasino, sale: SaleRow, tier: CasinoTier): number =>
  discountsOf(casino, sale)[tier]

function toSale(casino: SeatsCasino, row: SaleRow, categories: readonly Counted[]): Sale {
  const now = casino.clock.now()
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    path: row.path,
    ...(row.casinoName === null ? {} : { casino: row.casinoName }),
    categories: categories
      .filter(({ saleId, withdrawn }) => saleId === row.id && !withdrawn)
      .map(
        (category): SaleCategoryAnswer => ({
          key: category.key,
          name: category.name,
          startsAt: category.startsAt.toISOString(),
          cents: category.cents,
          ...(category.buyIn === null ? {} : { buyIn: category.buyIn }),
          places: category.places,
          left: seatsLeft(category),
          waiting: category.waiting,
          entries: category.entries,
          closesAt: category.closesAt.toISOString(),
          state: categoryState(row, category, now),
        }),
      ),
    ...(row.minimumAge === null ? {} : { minimumAge: row.minimumAge }),
    ...(row.maximumAge === null ? {} : { maximumAge: row.maximumAge }),
    discounts: discountsOf(casino, row),
    ...(row.version === null ? {} : { version: row.version }),
  }
}

/** The next start among a sale's categories; past sales come last. */
const nextStart = ({ categories }: Sale, now: number): number =>
  Math.min(
    ...categories.filter(({ closesAt }) => Date.parse(closesAt) > now).map(({ startsAt }) => Date.parse(startsAt)),
  )

export const sales: SeatHandler<'sales'> = async ({ casino }) => {
  const { sql: database, clock } = casino
  const now = clock.now()
  const coming = exists(
    database
      .select({ one: sql`1` })
      .from(saleCategories)
      .where(
        and(
          eq(saleCategories.saleId, table.id),
          eq(saleCategories.withdrawn, false),
          gt(saleCategories.closesAt, new Date(now)),
        ),
      ),
  )
  const rows = await database
    .select()
    .from(table)
    .where(and(eq(table.withdrawn, false), coming))
  const categories = await countedCategories(
    database,
    rows.map(({ id }) => id),
  )
  const found = rows.map((row) => toSale(casino, row, categories))
  return { sales: found.toSorted((one, other) => nextStart(one, now) - nextStart(other, now)) }
}

export const sale: SeatHandler<'sale'> = async ({ casino, id }) => {
  const { sql: database } = casino
  const row = isUuid(id) ? await findSale(database, id) : undefined
  if (!row || row.withdrawn) throw refusal('noTournament')
  const versions = await database
    .select()
    .from(structures)
    .where(eq(structures.saleId, id))
    .orderBy(desc(structures.version))
  const current = versions.find(({ version }) => version === row.version)
  return {
    sale: {
      ...toSale(casino, row, await countedCategories(database, [id])),
      ...(current ? { structure: { ...current.structure, levels: [...current.structure.levels] } } : {}),
      changes: versions
        .filter(({ changes }) => changes.length > 0)
        .map(({ version, at, changes }) => ({ version, at: at.toISOString(), changes: [...changes] })),
    },
  }
}
