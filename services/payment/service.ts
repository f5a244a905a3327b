import { join } from 'node:path'
import { isPublicDeployment } from '@barriere/shared/process/deployment.ts'
import { newRoutes } from '../kit/http.ts'
import { paymentSettings } from '../kit/payment/settings.ts'
import type { Service } from '../kit/service.ts'
import { backOffice } from './back-office.ts'
import { hostedPage } from './hosted-page.ts'
import { Notifier } from './notifier.ts'
import { restRoutes } from './rest.ts'
import { Transactions } from './transactions.ts'

/** Stand-in of the card payment provider (Lyra): its hosted page, its notifications and its REST web service. */
export const paymentService: Service = {
  name: 'payment',
  async start({ env, database, clock, log, baseUrl }) {
    await database.migrate('payment', join(import.meta.dirname, 'migrations'))
    const { sql } = database
    const settings = paymentSettings({ env, baseUrl })
    const transactions = new Transactions({ sql, clock })
    if (env.CASINO_DEMONSTRATION ?? !isPublicDeployment(env)) await transactions.seed()
    const notifier = new Notifier({ sql, clock, log, key: settings.keys[0] })
    const app = newRoutes()
    app.route('/vads-payment', hostedPage({ transactions, notifier, settings, clock }))
    app.route('/api-payment/V4', restRoutes(transactions, settings, clock))
    app.route('/demonstration', backOffice(transactions, notifier))
    return { app, ready: () => notifier.start(), stop: () => notifier.stop() }
  },
}
