// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CTA, blockMark, bookingLink, productMark, resultsMark, storyMark } from './marks.ts'
import { eventsOfForm, eventsOfLink, eventsOfPage, promotionOf, searchOf } from './read-marks.ts'

const HOTEL = '0b7f7f8e-3f0a-4c52-9d0e-1f6f2a9b1c11'
const OFFER = '1c8a7f8e-3f0a-4c52-9d0e-1f6f2a9b1c22'

const attributes = (of: object): string =>
  Object.entries(of)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')

function link(markup: string): HTMLAnchorElement {
  document.body.innerHTML = markup
  return document.querySelector('a.this') as HTMLAnchorElement
}

const inBlock = (name: string, inside: string, promotes = false): string =>
  `<section ${attributes(blockMark(name, 'b-1', promotes))}>${inside}</section>`

const card = (story: Parameters<typeof storyMark>[0], more = ''): string =>
  `<a ${more} href="/hotels/les-colombages" ${attributes(storyMark(story))}>Les Colombages</a>`

const PLACE = { blockName: 'house-list', blockId: 'b-1' }
const NO_PLACE = { blockName: undefined, blockId: undefined }
const NO_ITEM = { itemType: undefined, itemId: undefined }

beforeEach(() => {
  document.documentElement.lang = 'en'
})

afterEach(() => {
  history.replaceState(null, '', '/')
})

describe('a click', () => {
  test('on a product’s card chooses it in its list, and discovers it', () => {
    const hotel = { uuid: HOTEL, type: 'hotel', price: '320' }
    const list = card({ uuid: OFFER, type: 'restaurant' }) + card(hotel, 'class="this"')
    expect(eventsOfLink(link(inBlock('house-list', list)))).toStrictEqual([
      {
        event: 'select_item',
        ecommerce: {
          currency: 'EUR',
          value: 320,
          items: [
            {
              item_id: HOTEL,
              item_name: 'les-colombages',
              item_category: 'hotel',
              price: 320,
              item_list_id: 'b-1',
              item_list_name: 'house-list',
              index: 1,
              quantity: 1,
            },
          ],
        },
      },
      { event: 'clic_decouvrir', ...PLACE, itemType: 'hotel', itemId: HOTEL },
    ])
  })

  test('on a card that is no product discovers it', () => {
    const article = card({ uuid: HOTEL, type: 'article' }, 'class="this"')
    expect(eventsOfLink(link(inBlock('house-list', article)))).toStrictEqual([
      { event: 'clic_decouvrir', ...PLACE, ...NO_ITEM },
    ])
  })

  test('in a block that promotes is a click on the promotion too', () => {
    const clicked = link(inBlock('hero', `<a class="this" href="/offres" ${attributes(CTA)}>Voir</a>`, true))
    const place = { blockName: 'hero', blockId: 'b-1' }
    expect(eventsOfLink(clicked)).toStrictEqual([
      { event: 'autopromo_click', ...place, ...NO_ITEM },
      { event: 'click_cta', ...place, ctaTarget: 'internal' },
    ])
  })

  test('on a suggestion of the search field says its position among how many', () => {
    const options = '<a href="/" data-track="discover"></a>'.repeat(2)
    const last = '<a href="/hotels" class="this" data-track="discover"></a>'
    const place = { blockName: undefined, blockId: undefined }
    expect(eventsOfLink(link(`<search><div role="listbox">${options}${last}</div></search>`))).toStrictEqual([
      { event: 'search_click', ...place, ...NO_ITEM, searchPosition: 2, resultCount: 3 },
      { event: 'clic_decouvrir', ...place, ...NO_ITEM },
    ])
  })

  test('on a result of the search says its position among how many', () => {
    const answer =
      `<form data-answer><div ${attributes(resultsMark(12, ['hotel'], ['words']))}></div>` +
      `${card({ uuid: OFFER, type: 'faq' })}${card({ uuid: HOTEL, type: 'spa' }, 'class="this"')}</form>`
    const place = { blockName: 'search', blockId: 'b-1' }
    expect(eventsOfLink(link(inBlock('search', answer)))).toStrictEqual([
      { event: 'search_click', ...place, ...NO_ITEM, searchPosition: 1, resultCount: 12 },
      { event: 'clic_decouvrir', ...place, ...NO_ITEM },
    ])
  })

  test.each([
    [bookingLink({ href: 'https://widget.thefork.com/x' }, 'thefork'), 'thefork'],
    [bookingLink({ href: 'https://billets.example/20' }), 'other'],
    // Links to the booking engine are recognised by their path, whatever their mark.
    [{ href: '/synxis-redirect?hotel=14001', ...CTA }, 'synxis'],
  ])('on %j books', (anchor, provider) => {
    expect(eventsOfLink(link(`<a class="this" ${attributes(anchor)}>Réserver</a>`))).toStrictEqual([
      { event: 'clic_reserver', ...NO_PLACE, ...NO_ITEM, provider },
    ])
  })

  test.each([
    ['/offres', 'internal'],
    ['https://elsewhere.example/', 'external'],
    ['tel:+33231000000', 'contact'],
    ['mailto:someone@example.com', 'contact'],
  ])('on a call to action to %s says where it leads, without its address', (href, ctaTarget) => {
    const clicked = link(`<a class="this" href="${href}" ${attributes(CTA)}>Voir</a>`)
    expect(eventsOfLink(clicked)).toStrictEqual([{ event: 'click_cta', ...NO_PLACE, ctaTarget }])
  })

  test('on the logout, and on a link without a mark', () => {
    expect(eventsOfLink(link('<a class="this" href="/logout" data-logout="">x</a>'))).toEqual([{ event: 'logout' }])
    expect(eventsOfLink(link(inBlock('rich-text', '<a class="this" href="/a">x</a>', true)))).toEqual([])
  })
})

test('a form books where it leads to the engine or to a restaurant’s partner; no other form says anything', () => {
  const form = (markup: string) => {
    document.body.innerHTML = inBlock('house-list', markup)
    return eventsOfForm(document.querySelector('form') as HTMLFormElement)
  }
  const booking = { event: 'clic_reserver', ...PLACE, ...NO_ITEM }
  expect(form('<form action="/synxis-redirect"></form>')).toStrictEqual([{ ...booking, provider: 'synxis' }])
  const mark = attributes(bookingLink({}, 'zenchef'))
  expect(form(`<form action="/x" ${mark}></form>`)).toStrictEqual([{ ...booking, provider: 'zenchef' }])
  expect(form('<form action="/recherche"><input name="q" value="secret"></form>')).toEqual([])
  expect(form('<form></form>')).toEqual([])
})

describe('a page', () => {
  const page = (more: object): HTMLElement => {
    document.body.innerHTML = `<site-analytics ${attributes(more)}></site-analytics>`
    return document.body.firstElementChild as HTMLElement
  }

  test('of a product is a view of the page and of the product', () => {
    history.replaceState(null, '', '/en/hotels/les-colombages?utm_source=letter')
    const mark = { 'data-type': 'hotel', 'data-id': HOTEL, ...productMark({ uuid: HOTEL, type: 'hotel', price: 320 }) }
    expect(eventsOfPage(page(mark))).toStrictEqual([
      { event: 'page_view_GA4', pageType: 'hotel', pageId: HOTEL, pageLanguage: 'en' },
      {
        event: 'view_item',
        ecommerce: {
          currency: 'EUR',
          value: 320,
          items: [{ item_id: HOTEL, item_name: 'les-colombages', item_category: 'hotel', price: 320, quantity: 1 }],
        },
      },
    ])
  })

  test('that is missing is a view of its status', () => {
    expect(eventsOfPage(page({ 'data-type': 'status-404' }))).toStrictEqual([
      { event: 'page_view_GA4', pageType: 'status-404', pageId: undefined, pageLanguage: 'en' },
    ])
  })
})

test('a product has one name, also where its address in this language is another', () => {
  const mark = productMark({ uuid: HOTEL, type: 'show', name: 'le-grand-magicien' })
  document.body.innerHTML = `<a class="this" href="/en/shows/the-great-magician" ${attributes(mark)}>x</a>`
  const [chosen] = eventsOfLink(document.querySelector('a.this') as HTMLAnchorElement)
  expect(chosen).toMatchObject({ event: 'select_item', ecommerce: { items: [{ item_name: 'le-grand-magicien' }] } })
})

test.each([undefined, '', ' ', 'on request', Number.NaN])('the price %j is none', (price) => {
  expect(productMark({ uuid: HOTEL, type: 'room', price })).toEqual({ 'data-product': `room ${HOTEL}` })
})

test('a search says how many it found and what narrows it, and a page without one nothing', () => {
  document.body.innerHTML = `<div ${attributes(resultsMark(0, [], ['words', 'priceMin']))}></div>`
  expect(searchOf(document)).toStrictEqual({ resultCount: 0, searchKinds: [], searchFacets: ['words', 'priceMin'] })
  document.body.innerHTML = ''
  expect(searchOf(document)).toBeUndefined()
})

test('a block promotes where it has a link', () => {
  const seen = (markup: string) => {
    document.body.innerHTML = inBlock('hero', markup, true)
    return promotionOf(document.querySelector('section') as HTMLElement)
  }
  const event = { event: 'autopromo_view', blockName: 'hero', blockId: 'b-1' }
  expect(seen(`<a href="/offres" ${attributes(CTA)}>x</a>`)).toStrictEqual(event)
  expect(seen('<p>Bienvenue</p>')).toBeUndefined()
})
