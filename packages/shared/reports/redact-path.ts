/** A path segment of this length or more may be a token of a mailed link. */
const SECRET = /[\w~-]{32,}/g

/** Log redaction: the path of an address without its query (personal data) and without tokens. */
export const redactPath = (address: string): string => (address.split(/[?#]/, 1)[0] ?? '').replace(SECRET, '…')
