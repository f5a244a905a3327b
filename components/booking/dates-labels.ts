import { MAX_NIGHTS } from '@barriere/shared/domain/stays/stay.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { DatesLabels } from './labels.ts'

/** Labels of the date picker. Placeholders stay in braces: the island fills them. */
export function datesLabels(locale: Locale): DatesLabels {
  const t = getTranslator(locale, 'booking.bar')
  const open = { arrive: '{arrive}', depart: '{depart}', nights: '{nights}' }
  return {
    title: t('datesTitle'),
    arrive: t('arrive'),
    depart: t('depart'),
    choose: t('choose'),
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
    clear: t('clear'),
    done: t('done'),
    unavailable: t('unavailable'),
    arrival: t('arrival'),
    departure: t('departure'),
    chooseArrival: t('chooseArrival'),
    chooseDeparture: t('chooseDeparture', { ...open, most: MAX_NIGHTS }),
    oneNight: t('oneNight', open),
    manyNights: t('manyNights', open),
    severalRooms: t('severalRooms', { rooms: '{rooms}', guests: '{guests}' }),
    soldOut: t('soldOut'),
    closed: t('closed'),
    tooShort: t('tooShort'),
    onRequest: t('onRequest'),
    lowest: t('lowest'),
    minNights: t('minNights', { count: '{count}' }),
    ownPrice: t('ownPrice', { price: '{price}' }),
    legend: t('legend'),
    ownLegend: t('ownLegend'),
    chooseHotelForPrices: t('chooseHotelForPrices'),
    flexibility: t('flexibility'),
    exact: t('exact'),
    around: t('around'),
    weekend: t('weekend'),
    week: t('week'),
    proposals: t('proposals'),
    proposal: t('proposal', open),
    cheapest: t('cheapest'),
    noProposal: t('noProposal'),
    chooseFirst: t('chooseFirst'),
  }
}
