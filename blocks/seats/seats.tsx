import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { Section } from '#components/ui/section.tsx'
import { HELD_KEY } from '#components/seats/seat-props.ts'
import { SeatList } from '#components/seats/seat-list.client.tsx'
import { bookingLink } from '#lib/analytics/marks.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { agendaTags } from '../agenda/agenda-tags.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { OptionalGamblingBackground } from '../listing/optional-gambling-background.tsx'
import { pickedStory } from '../listing/picked-story.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { phoneLink } from '../practical/contact-anchors.ts'
import type { BlockProps } from '../props.ts'
import { SECTION_IDS } from '../section-ids.ts'
import { type SoldHere, soldBy } from './offers-of.ts'
import type { seatsSchema } from './seats.schema.ts'

/**
 * Seats that the site sells for a tournament, a show or an event, by date and price. Renders nothing if its page is not
 * published or has no seats to sell.
 */
export async function Seats({ block, context }: BlockProps<typeof seatsSchema>) {
  const { locale } = context
  const story = await pickedStory(block.of, context)
  const sold = story && soldBy(story, context)
  if (!story || !sold) return null
  await tagPage(agendaTags(sold.dates, context.now))
  const { seats, member, casino, forms } = messagesOf(locale)
  const { login, registration, profile } = member
  const { payment: _payment, ticket: _ticket, ...labels } = seats
  return (
    <Section
      id={context.claimId(SECTION_IDS.seats)}
      tone={block.tone}
      edit={editAttributes(block)}
      eyebrow={block.eyebrow}
      title={block.title ?? seats.title}
      level={titleLevel(context)}
      intro={block.intro}
    >
      <OptionalGamblingBackground entries={[sold]} locale={locale}>
        {/* `data-island-stored`: the island also loads if the tab already holds a seat, so that the page shows it. */}
        <div data-island="touch" data-island-stored={HELD_KEY}>
          <SeatList
            locale={locale}
            sale={story.uuid}
            kind={sold.kind}
            title={sold.title}
            offers={sold.offers}
            way={await wayOf(sold, context)}
            labels={labels}
            tiers={casino.card.tiers}
            entry={{
              own: casino.registration,
              labels: registration,
              profile: { fields: profile.fields, civilities: profile.civilities },
              login,
              forms,
              visit: casino.visit,
              stepUp: casino.stepUp,
            }}
            refused={casino.limits.refused}
            frame={member.frame}
          />
        </div>
        <noscript>
          <p>{seats.byPhone}</p>
        </noscript>
      </OptionalGamblingBackground>
    </Section>
  )
}

/** Target of the buttons without scripts: the telephone, else the casino's page, else the contact form. */
async function wayOf({ phone, casino }: SoldHere, context: BlockContext): Promise<AnchorAttributes> {
  const story = await pickedStory(casino, context)
  const number = phone ?? story?.content.phone
  const call = typeof number === 'string' ? phoneLink(number, context.locale).anchor : undefined
  const page = story && storyAnchor(story, context.locale)
  return bookingLink(call ?? { href: page?.href ?? pagePath('contact', context.locale) })
}
