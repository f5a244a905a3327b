const lines = (...all: string[]): string => all.join('\r\n')

/** Path of a smuggled request, which is hidden in another one's body and must not be answered. */
export const HIDDEN = '/hidden-in-a-body'

const hidden = lines(`GET ${HIDDEN} HTTP/1.1`, 'Host: localhost', '', '')

/** The following request on the same connection, which closes it. */
const last = lines('GET /nope HTTP/1.1', 'Host: localhost', 'Connection: close', '', '')

const get = (headers: readonly string[], body: string): string =>
  lines('GET /hotels HTTP/1.1', 'Host: localhost', ...headers, '', body) + last

const chunk = (text: string): string => lines(text.length.toString(16), text, '0', '', '')

/**
 * HTTP request smuggling: requests whose end two servers might see in different places, each with the expected
 * statuses; the connection is closed after the last. A fault after the headers may be detected before or after the
 * request's own response.
 */
export const SMUGGLING: Readonly<
  Record<
    string,
    { readonly bytes: string; readonly statuses: readonly number[]; readonly orStatuses?: readonly number[] }
  >
> = {
  'length before chunks': {
    bytes: get(['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\nG${hidden}`),
    statuses: [400],
  },
  'chunks before length': {
    bytes: get(['Transfer-Encoding: chunked', 'Content-Length: 4'], chunk(hidden)),
    statuses: [400],
  },
  'two lengths': { bytes: get(['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden), statuses: [400] },
  'the same length twice': { bytes: get(['Content-Length: 5', 'Content-Length: 5'], 'hello'), statuses: [400] },
  'a list of lengths': { bytes: get(['Content-Length: 5, 5'], 'hello'), statuses: [400] },
  'a length with a sign': { bytes: get(['Content-Length: +5'], 'hello'), statuses: [400] },
  'chunks named on a folded line': { bytes: get(['Transfer-Encoding:', ' chunked'], chunk(hidden)), statuses: [400] },
  'a folded header': { bytes: get(['X-Folded: one', ' two'], ''), statuses: [400] },
  'a blank before the colon': { bytes: get(['Transfer-Encoding : chunked'], chunk(hidden)), statuses: [400] },
  'a coding that is none': {
    bytes: get(['Transfer-Encoding: xchunked'], hidden),
    statuses: [400],
    orStatuses: [200, 400],
  },
  'chunks that are not the last coding': {
    bytes: get(['Transfer-Encoding: chunked, identity'], chunk(hidden)),
    statuses: [400],
    orStatuses: [200, 400],
  },
  'a bare line feed in a chunk size': {
    bytes: get(['Transfer-Encoding: chunked'], `5\nhello\r\n0\r\n\r\n${hidden}`),
    statuses: [400],
    orStatuses: [200, 400],
  },
  // Answered before the body is read, the connection ends: further bytes on it are not read.
  'a body of chunks': {
    bytes: get(['Transfer-Encoding: chunked'], chunk(hidden)),
    statuses: [200, 404],
    orStatuses: [200],
  },
  'a body with a length': {
    bytes: get([`Content-Length: ${hidden.length}`], hidden),
    statuses: [200, 404],
    orStatuses: [200],
  },
  'two hosts': {
    bytes: lines('GET /hotels HTTP/1.1', 'Host: localhost', 'Host: evil.example', 'Connection: close', '', ''),
    statuses: [200],
  },
  'a line feed alone': { bytes: `GET /hotels HTTP/1.1\nHost: localhost\nX: a\n\n${last}`, statuses: [400] },
  'a header with a zero byte': { bytes: get(['X: a\0b'], ''), statuses: [400] },
  'two requests at once': { bytes: get([], ''), statuses: [200, 404] },
}
