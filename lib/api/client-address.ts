import { clientKey } from '@barriere/shared/http/client-address.ts'

/** Header set by the HTTP server for the rest of the site; removed from incoming requests. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** Rate limit key of the address that a request came from. */
export const clientKeyOf = (headers: Headers): string => clientKey(headers.get(CLIENT_ADDRESS_HEADER) ?? '')
