import type { Context } from 'hono'
import { newRoutes } from '../kit/http.ts'
import type { Service } from '../kit/service.ts'
import { availabilityRoutes } from './availability/routes.ts'
import { Refusal } from './checks.ts'
import { type Language, languageOf, words } from './language.ts'
import { managePage } from './manage.ts'
import { type PartnerPage, answerPage } from './page.ts'
import { sevenRoomsPage, theForkPage, zenchefPage } from './restaurants.ts'
import { synxisPage } from './synxis.ts'

/** Fakes of the four external booking sites, and of the hotel engine's availability, for development and tests. */
export const partnersService: Service = {
  name: 'partners',
  async start({ clock }) {
    const app = newRoutes()
    app.get('/synxis', (context) => {
      const query = queryOf(context)
      return answer(context, languageOf(query.get('locale') ?? undefined), () => synxisPage(query, clock.now()))
    })
    app.get('/synxis/manage', (context) => {
      const query = queryOf(context)
      return answer(context, languageOf(query.get('locale') ?? undefined), () => managePage(query))
    })
    app.get('/thefork/:language{fr|en-GB}/:id', (context) => {
      const path = context.req.param()
      return answer(context, languageOf(path.language), () => theForkPage(path, queryOf(context), clock.now()))
    })
    app.get('/zenchef/results', (context) => {
      const query = queryOf(context)
      return answer(context, languageOf(query.get('lang') ?? undefined), () => zenchefPage(query, clock.now()))
    })
    app.get('/sevenrooms/explore/:venue/reservations/create/search', (context) => {
      const language = languageOf(context.req.header('accept-language'))
      return answer(context, language, () =>
        sevenRoomsPage(context.req.param('venue'), queryOf(context), { now: clock.now(), language }),
      )
    })
    app.route('/availability', availabilityRoutes(clock))
    return { app, stop: async () => {} }
  },
}

const queryOf = (context: Context): URLSearchParams => new URL(context.req.url).searchParams

async function answer(context: Context, language: Language, page: () => PartnerPage): Promise<Response> {
  try {
    return await answerPage(context, page())
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const title = words('Cette réservation n’est pas possible', 'This booking is not possible')[language]
    return await answerPage(context, { language, title, lead: error.words[language], facts: [] }, 400)
  }
}
