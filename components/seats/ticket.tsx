import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import { calendarOf } from '@barriere/shared/domain/time/calendar-entry.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import { localizedPath } from '@barriere/shared/domain/locale.ts'
import { whereOf } from '@barriere/shared/domain/sales/sale.ts'
import { interpolate } from '../forms/interpolate.ts'
import panel from '../member/layout/panel.module.css'
import { QrCode } from '../ui/qr-code.tsx'
import { saveFile } from '../ui/save-file.ts'
import { WalletLinks } from '../member/card/wallet-links.tsx'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Receipt } from './receipt.tsx'
import { RegistrationFacts } from './registration-facts.tsx'
import type { RegistrationViewProps } from './seat-props.ts'
import styles from './seats.module.css'

interface TicketProps extends RegistrationViewProps {
  registration: Registration
}

/** Ticket of a paid seat: QR code for the door, facts and actions. */
export function Ticket({ registration, locale, labels, casinos, wallets, wallet }: TicketProps) {
  const { ticket: words } = labels
  const { id, ticket, title, path, casino, place, usedAt, receipt, category } = registration
  const way = place ? undefined : casinos.find(({ name }) => name === casino)
  const isOpen = ticket !== undefined && usedAt === undefined
  // An event that has begun gets no calendar button.
  const isAhead = usedAt === undefined && Date.parse(category.startsAt) > systemClock.now()
  return (
    <div className={styles.wide}>
      <div className={styles.ticket}>
        {isOpen && (
          <QrCode text={ticket} label={interpolate(words.qr, { title: title[locale] })} className={styles.qr} />
        )}
        <div className={panel.about}>
          {isOpen && <p>{words.show}</p>}
          <RegistrationFacts registration={registration} locale={locale} labels={labels} />
        </div>
        <div className={cx(panel.about, styles.next)}>
          <div className={styles.actions}>
            {isAhead && (
              <Button variant="line" size="small" onClick={() => saveCalendar(registration, locale)}>
                {words.calendar} <span className="vh">{title[locale]}</span>
              </Button>
            )}
            {isOpen && (
              <WalletLinks
                locale={locale}
                wallets={wallets}
                wallet={wallet}
                size="small"
                registration={{ id, title: title[locale] }}
              />
            )}
            {receipt && <Receipt id={id} labels={words} />}
          </div>
          <p className={styles.actions}>
            <a href={localizedPath(path[locale], locale)}>
              {words.page} <span className="vh">{title[locale]}</span>
            </a>
            {way && isAhead && <a href={way.href}>{words.come}</a>}
          </p>
        </div>
      </div>
    </div>
  )
}

function saveCalendar({ id, path, ...registration }: Registration, locale: RegistrationViewProps['locale']): void {
  const { title, category, address } = registration
  const text = calendarOf({
    uid: `${id}@${location.hostname}`,
    stamp: systemClock.now(),
    startsAt: new Date(category.startsAt),
    title: title[locale],
    place: [whereOf(registration, locale), address ?? ''].filter((part) => part !== '').join(', '),
    text: category.name[locale],
    url: new URL(localizedPath(path[locale], locale), location.href).href,
  })
  saveFile(`${path[locale].split('/').at(-1) ?? id}.ics`, text, 'text/calendar;charset=utf-8')
}
