import type { WarningShown } from '#components/site/gambling-background.tsx'
import type { Fact } from '#components/ui/facts.tsx'
import { below } from '#components/ui/heading.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import type { CardEntry } from '../listing/entry.ts'
import { ListSection } from '../listing/list-section.tsx'
import type { BlockProps } from '../props.ts'
import styles from './casino-games.module.css'
import type { casinoGameSchema, casinoGamesSchema } from './casino-games.schema.ts'

type CasinoGamesProps = BlockProps<typeof casinoGamesSchema> & { readonly warningShown: WarningShown }

/** Games of a casino with stakes and tables, and the age limit. Requires the legal warning. */
export function CasinoGames({ block, context }: CasinoGamesProps) {
  const level = titleLevel(context)
  return (
    <ListSection block={block} context={context}>
      <CardGrid
        entries={block.games.map((game) => gameEntry(game, context.locale))}
        level={block.title ? below(level) : level}
      />
      <p className={styles.adults}>{getTranslator(context.locale, 'blocks.casinoGames')('adults')}</p>
    </ListSection>
  )
}

function gameEntry(game: ViewOf<typeof casinoGameSchema>, locale: Locale): CardEntry {
  const t = getTranslator(locale, 'blocks.casinoGames')
  const facts: (Fact | false)[] = [
    game.tables !== undefined && { text: t('tables', { count: game.tables }) },
    game.opening !== undefined && { text: game.opening, icon: 'clock' },
  ]
  return {
    key: game.uid,
    title: game.name,
    text: game.text,
    image: game.image,
    facts: facts.filter((fact) => fact !== false),
    price: game.stake === undefined ? undefined : { label: t('stakeFrom'), value: formatEuros(game.stake, locale) },
    anchor: toAnchor(game.link, locale),
    verb: game.link_label ?? getTranslator(locale, 'blocks.cards')('discover'),
    edit: editAttributes(game),
  }
}
