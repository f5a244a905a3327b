import { captchaService } from './captcha/service.ts'
import { casinoService } from './casino/service.ts'
import { contentService } from './content/service.ts'
import { hotelService } from './hotel/service.ts'
import { iconsService } from './icons/service.ts'
import { instagramService } from './instagram/service.ts'
import type { Service } from './kit/service.ts'
import { mailService } from './mail/service.ts'
import { partnersService } from './partners/service.ts'
import { paymentService } from './payment/service.ts'
import { siteService } from './site/service.ts'

/** All services of this program; the variable SERVICES selects some by name. */
export const services: readonly Service[] = [
  captchaService,
  casinoService,
  contentService,
  hotelService,
  iconsService,
  instagramService,
  mailService,
  partnersService,
  paymentService,
  siteService,
]
