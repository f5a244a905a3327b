import type { MapLabels } from '#components/map/point.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { CITY_NAMES } from '@barriere/shared/locales/locales.ts'
import { getTranslator } from '#lib/i18n/translate.ts'

/** Texts of a map. The browser fills the placeholders in braces. */
export function mapLabels(locale: Locale): MapLabels {
  const t = getTranslator(locale, 'blocks.search.map')
  return {
    keys: t('keys'),
    cluster: t('cluster', { place: '{place}', count: '{count}' }),
    here: t('here'),
    closer: t('closer'),
    farther: t('farther'),
    area: t('area'),
    close: t('close'),
    wheel: t('wheel'),
    wheelMac: t('wheelMac'),
    cities: CITY_NAMES[locale],
  }
}
