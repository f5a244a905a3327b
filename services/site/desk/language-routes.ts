import { isLocale } from '@barriere/shared/domain/locale.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import type { DeskBrowser } from './browser.ts'
import { deskAddress } from './language.ts'

/** The choice of a language, also without a login: it changes only its cookie. */
export function languageRoutes({ chooseLanguage, readForm, refuse }: DeskBrowser): KitApp {
  const app = newRoutes()

  app.post('/language', async (context) => {
    const form = await readForm(context)
    if (!form) return await refuse(context)
    const language = form.get('language')
    if (isLocale(language)) chooseLanguage(context, language)
    return context.redirect(deskAddress(form.get('page') ?? ''), 303)
  })

  return app
}
