import { ButtonLink } from '#components/ui/button.tsx'
import { Heading, below } from '#components/ui/heading.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Section } from '#components/ui/section.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { honestDiets } from '@barriere/shared/domain/content/menu.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import { SECTION_IDS } from '../section-ids.ts'
import { menuFileHref } from './menu-file-href.ts'
import styles from './menu.module.css'
import type { menuDishSchema, menuSchema } from './menu.schema.ts'

/** The whole menu: parts, dishes, prices, diets and allergens as text, and a link to the PDF. */
export function Menu({ block, context }: BlockProps<typeof menuSchema>) {
  const { locale, path } = context
  const t = getTranslator(locale, 'blocks.menu')
  const level = titleLevel(context)
  return (
    <Section
      id={context.claimId(SECTION_IDS.menu)}
      tone={block.tone}
      edit={editAttributes(block)}
      eyebrow={block.eyebrow}
      title={block.title ?? t('title')}
      level={level}
      intro={block.intro}
      action={
        <ButtonLink anchor={{ href: menuFileHref(path) }} variant="line">
          <Icon name="download" />
          {t('file')}
        </ButtonLink>
      }
    >
      <div className={styles.parts}>
        {block.sections.map((section) => (
          <div key={section.uid} className={styles.part} {...editAttributes(section)}>
            <Heading level={below(level)} className={styles.title}>
              {section.title}
            </Heading>
            {section.note && <p className={styles.note}>{section.note}</p>}
            <ul>
              {section.dishes.map((dish) => (
                <Dish key={dish.uid} dish={dish} locale={locale} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <p>{t('prices')}</p>
        {block.note && <p>{block.note}</p>}
        <p>{t('allergensNote')}</p>
      </div>
    </Section>
  )
}

function Dish({ dish, locale }: { dish: ViewOf<typeof menuDishSchema>; locale: Locale }) {
  const t = getTranslator(locale, 'blocks.menu')
  const diets = honestDiets(dish)
  return (
    <li className={styles.dish} {...editAttributes(dish)}>
      <p className={styles.line}>
        <span className={styles.name}>{dish.name}</span>
        {dish.price !== undefined && (
          <span className={styles.price}>
            {formatEuros(dish.price, locale)}
            {dish.unit && <small> {dish.unit}</small>}
          </span>
        )}
      </p>
      {dish.text && <p className={styles.text}>{dish.text}</p>}
      {diets.length > 0 && (
        <ul className={styles.diets} aria-label={t('diets')}>
          {diets.map((diet) => (
            <li key={diet}>{t(`diet.${diet}`)}</li>
          ))}
        </ul>
      )}
      {dish.allergens.length > 0 && (
        <p className={styles.allergens}>
          {t('allergens', { list: dish.allergens.map((allergen) => t(`allergen.${allergen}`)).join(', ') })}
        </p>
      )}
    </li>
  )
}
