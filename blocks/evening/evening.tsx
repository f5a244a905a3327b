import { Section } from '#components/ui/section.tsx'
import { contentGateway } from '#lib/content/gateway.ts'
import { withLocale } from '#lib/content/paths.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { PAGES } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import { readItineraryQuery } from './itinerary-query.ts'
import { ItineraryAnswer } from './itinerary-answer.tsx'
import { ItineraryExample } from './itinerary-example.tsx'
import { ItineraryForm } from './itinerary-form.tsx'
import type { eveningSchema } from './evening.schema.ts'
import { type Property, lastPart, readProperties } from './properties.ts'
import { readShowNights } from './town-options.ts'
import { ItinerarySteps } from './itinerary-steps.tsx'

/**
 * Itinerary of a table, a show and a room for one evening. On its own page: the form and the results, rendered for each
 * query. On a property's page: a short form that leads to that page.
 */
export async function Evening({ block, context }: BlockProps<typeof eveningSchema>) {
  const t = getTranslator(context.locale, 'blocks.evening')
  // The form's default date is today.
  await tagPage([DAY_TAG])
  return (
    <Section
      tone={block.tone}
      edit={editAttributes(block)}
      eyebrow={block.eyebrow}
      title={block.title ?? t('title')}
      level={titleLevel(context)}
      intro={block.intro ?? (block.house ? t('fromHouse') : undefined)}
      action={block.house ? <ItinerarySteps locale={context.locale} /> : undefined}
    >
      {block.house ? (
        <FromProperty uuid={block.house} id={block.uid} context={context} />
      ) : (
        <WholePage id={block.uid} context={context} />
      )}
    </Section>
  )
}

/** The form alone, with a fixed property. */
async function FromProperty({ uuid, id, context }: { uuid: string; id: string; context: BlockContext }) {
  const { typed } = readItineraryQuery({}, { properties: [], partial: false, today: toParisTime(context.now).day })
  const page = (await contentGateway().live.ensure())?.directory.entries.get(uuid)
  return (
    <ItineraryForm
      id={id}
      action={withLocale(PAGES[context.locale].evening, context.locale)}
      properties={page ? lastPart(page.slug) : uuid}
      typed={typed}
      context={context}
    />
  )
}

async function WholePage({ id, context }: { id: string; context: BlockContext }) {
  const { locale, path, parameters, now } = context
  const t = getTranslator(locale, 'blocks.evening')
  const { hotels, casinos } = await readProperties(context)
  const properties = byTown([...(hotels ?? []), ...(casinos ?? [])])
  const { asked, typed, faults, request } = readItineraryQuery(parameters, {
    properties,
    partial: !hotels || !casinos,
    today: toParisTime(now).day,
  })
  const shows = await readShowNights(properties, context)
  const chosen = request?.property.slug ?? properties.find(({ uuid }) => uuid === typed.house)?.slug ?? typed.house
  return (
    <>
      <ItineraryForm
        id={id}
        action={path}
        typed={{ ...typed, house: chosen }}
        faults={faults}
        shows={shows}
        context={context}
        properties={properties.map(({ slug, name, town }) => ({ slug, label: t('houseIn', { name, town }) }))}
      />
      {request && <ItineraryAnswer request={request} properties={{ hotels, casinos }} context={context} />}
      {!asked && <ItineraryExample properties={{ hotels, casinos }} shows={shows} context={context} />}
    </>
  )
}

/** Properties grouped by town, towns in the order of their first property. */
const byTown = (properties: readonly Property[]): readonly Property[] =>
  [...Map.groupBy(properties, ({ town }) => town).values()].flat()
