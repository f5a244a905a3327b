import type { Locale } from '@barriere/shared/domain/locale.ts'
import { formatEuros } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Accordion, AccordionItem } from '../ui/accordion.tsx'
import { FactsList } from '../ui/facts-list.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Table } from '../ui/table.tsx'
import { TabLinks, Tabs } from '../ui/tabs.tsx'
import styles from './showcase.module.css'

export function ShowcaseTabs({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'showcase')
  return (
    <div className={styles.stack}>
      <TabLinks
        label={t('pages')}
        links={[
          { label: t('stays'), anchor: { href: '#tabs' }, current: true },
          { label: t('rates'), anchor: { href: '#data' } },
        ]}
      />
      <Tabs
        id="showcase-stays"
        label={t('stays')}
        level={3}
        tabs={[
          { key: 'upcoming', label: t('upcoming'), content: <p>{t('upcomingText')}</p> },
          { key: 'past', label: t('past'), content: <p>{t('pastText')}</p> },
        ]}
      />
      <Accordion>
        <AccordionItem title={t('arrival')} level={3} name="showcase" open>
          <p>{t('arrivalText')}</p>
        </AccordionItem>
        <AccordionItem title={t('dog')} level={3} name="showcase">
          <p>{t('dogText')}</p>
        </AccordionItem>
      </Accordion>
    </div>
  )
}

const PAGES = 12

export function ShowcaseData({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'showcase')
  const euros = (amount: number) => formatEuros(amount, locale)
  const pages = Array.from({ length: PAGES }, (_, index) => ({
    href: '#data',
    label: t('page', { number: index + 1 }),
  }))
  return (
    <div className={styles.stack}>
      <Table
        caption={t('rates')}
        rowHeader
        figures={[1, 2, 3]}
        head={[t('room'), t('area'), t('lowSeason'), t('highSeason')]}
        rows={[
          [t('seaRoom'), t('square', { area: 24 }), euros(285), euros(410)],
          [t('suite'), t('square', { area: 58 }), euros(690), euros(1140)],
        ]}
      />
      <FactsList
        rows={[
          { label: t('reception'), value: t('receptionHours') },
          { label: t('pool'), value: t('poolHours'), current: true },
          { label: t('bar'), value: t('barHours') },
        ]}
      />
      {[1, 6, PAGES].map((current) => (
        <Pagination
          key={current}
          label={`${t('pages')} ${current}`}
          current={current}
          pages={pages}
          previousLabel={t('previous')}
          nextLabel={t('next')}
        />
      ))}
    </div>
  )
}
