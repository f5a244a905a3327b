import { localeChoicePath, withLocale } from '#lib/content/paths.ts'
import { escapeMarkup } from '@barriere/shared/domain/text/escape-markup.ts'
import { GAMBLING_WARNING } from '#lib/domain/gambling-warning.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { GAMBLING_AIDS, LANGUAGE_NAMES } from '@barriere/shared/locales/locales.ts'
import { type ErrorStatus, type FailedRequest, statusWords } from '#lib/i18n/status-words.ts'

const WIDTH = 'max-width:44rem;margin:0 auto;padding:1.25rem;'

const TARGET = 'display:inline-block;min-width:2.75rem;padding:.75rem 0;color:inherit;'

/**
 * Last resort: the page of a status before, or without, any rendering of Next. Self-contained: it loads nothing, and
 * has brand, language switch and the law's warning. Style stands in attributes, which every page's policy allows.
 */
export function lastResortPage(status: ErrorStatus, locale: Locale, failed: FailedRequest): string {
  const { title, text, detail, home } = statusWords(status, locale, failed)
  const homeHref = escapeMarkup(withLocale('', locale))
  const languages = LOCALES.map((language) => {
    const href = escapeMarkup(localeChoicePath(withLocale('', language), language))
    const current = language === locale ? ' aria-current="true"' : ''
    const attributes = `style="${TARGET}" href="${href}" lang="${language}" hreflang="${language}"${current}`
    return `<a ${attributes}>${escapeMarkup(LANGUAGE_NAMES[language])}</a>`
  })
  const { before, site, href, after } = GAMBLING_WARNING
  const aid = GAMBLING_AIDS[locale]
  return [
    `<!DOCTYPE html><html lang="${locale}" style="color-scheme:light dark"><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>',
    `<title>${status} · Barrière</title></head>`,
    '<body style="margin:0;font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere">',
    `<header style="${WIDTH}display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem">`,
    `<a style="${TARGET}letter-spacing:.2em" href="${homeHref}">BARRIÈRE</a>`,
    `<nav style="display:flex;gap:1.5rem">${languages.join('')}</nav></header>`,
    `<main id="content" style="${WIDTH}"><p style="margin:0;font-size:3rem;line-height:1">${status}</p>`,
    `<h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>`,
    `<p><a style="${TARGET}" href="${homeHref}">${escapeMarkup(home)}</a></p>`,
    `<p lang="en"><small>${escapeMarkup(detail)}</small></p></main>`,
    `<aside style="${WIDTH}border-top:1px solid"><p><strong>18+</strong></p>`,
    `<p lang="fr">${escapeMarkup(before)}<a style="color:inherit" href="${href}">${site}</a>${escapeMarkup(after)}</p>`,
    aid ? `<p lang="${locale}">${escapeMarkup(aid)}</p>` : '',
    '</aside></body></html>',
  ].join('')
}
