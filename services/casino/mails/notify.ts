import { GODSON_POINTS, centsOf } from '@barriere/shared/domain/loyalty/casino-points.ts'
import { LANGUAGE_TAGS, CASINO_MAILS } from '@barriere/shared/locales/locales.ts'
import type { Sql } from '../../kit/database.ts'
import type { AccountDeps } from '../../kit/accounts/programme.ts'
import type { Notice } from '../casino-rules.ts'
import { type Account, findAccountById, writeMail } from '../programme.ts'
import type { SeatNotice } from '../seats/notices.ts'
import { composeMail } from './compose.ts'
import { seatMail } from './seat-mail.ts'
import { ticketFiles } from './ticket-files.ts'

/** Values of a notice's placeholders, in the recipient's language. */
function valuesOf(notice: Exclude<Notice, SeatNotice>, { locale }: Account): Readonly<Record<string, string>> {
  const { tiers } = CASINO_MAILS[locale]
  const points = (count: number): string => new Intl.NumberFormat(LANGUAGE_TAGS[locale].format).format(count)
  const money = new Intl.NumberFormat(LANGUAGE_TAGS[locale].format, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const worth = (count: number): string => money.format(centsOf(count) / 100)
  switch (notice.kind) {
    case 'card-issued':
    case 'card-renewal':
      return { number: notice.number }
    case 'tier-reached':
      return { tier: tiers[notice.tier] }
    case 'tier-falls':
      return {
        tier: tiers[notice.tier],
        day: new Intl.DateTimeFormat(LANGUAGE_TAGS[locale].format, { dateStyle: 'long', timeZone: 'UTC' }).format(
          Date.parse(notice.day),
        ),
      }
    case 'invitation':
      return { code: notice.code, sponsor: notice.sponsor, points: points(GODSON_POINTS), amount: worth(GODSON_POINTS) }
    case 'godson-rewarded':
      return { points: points(notice.points), amount: worth(notice.points) }
    case 'voucher':
    case 'voucher-cancelled':
      return { code: notice.code, points: points(notice.points) }
  }
}

/** Queues a mail about cards, points or rewards in the transaction; an invitation is in its sponsor's language. */
export async function notify(deps: AccountDeps, transaction: Sql, notice: Notice): Promise<void> {
  const isInvitation = notice.kind === 'invitation'
  const account = await findAccountById(transaction, isInvitation ? notice.sponsorId : notice.accountId)
  if (!account) return
  if ('of' in notice) {
    const { locale } = account
    const { attachments, ...said } = seatMail(notice, locale)
    const ticket =
      'ticket' in notice
        ? await ticketFiles(notice, { locale, origin: deps.siteOrigin, now: deps.clock.now() })
        : undefined
    return await writeMail(deps, transaction, {
      kind: notice.kind,
      account,
      ...said,
      picture: ticket?.picture,
      attachments: [...(ticket?.attachments ?? []), ...attachments],
    })
  }
  const values = valuesOf(notice, account)
  if (!isInvitation) return await writeMail(deps, transaction, { kind: notice.kind, account, values })
  const { kind, email } = notice
  const mail = composeMail({ kind, locale: account.locale, origin: deps.siteOrigin, name: undefined, values })
  await deps.outbox.add(transaction, { kind, ownerId: account.id, recipient: email, ...mail })
}
