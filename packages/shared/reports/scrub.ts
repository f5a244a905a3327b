import { redactPath } from './redact-path.ts'

/** Returns the part of a value that may be passed on; undefined for none. */
type Clean = (value: unknown) => unknown

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const textWhere =
  (pattern: RegExp): Clean =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined

const each =
  (clean: Clean): Clean =>
  (value) =>
    Array.isArray(value) ? value.map(clean).filter((item) => item !== undefined) : undefined

const pick =
  (shape: Readonly<Record<string, Clean>>): Clean =>
  (value) =>
    isFields(value)
      ? Object.fromEntries(Object.entries(shape).map(([name, clean]) => [name, clean(value[name])]))
      : undefined

const figure: Clean = (value) => (typeof value === 'number' || typeof value === 'boolean' ? value : undefined)
const word = textWhere(/^[\w.:@/+-]{1,80}$/)
const hex = textWhere(/^[\da-f]{16,32}$/)
const moment: Clean = (value) => figure(value) ?? textWhere(/^[\d:.TZ-]{1,30}$/)(value)
const codeName = textWhere(/^[\w.$<>[\] #*/-]{1,120}$/)

/** Addresses of the software's own files, whose names may be long. */
const OWN_FILE = /^(?:\/_next\/|app:|node:|file:)[^?#]*/

/** A path segment of a page or a call: short, without an e-mail address. */
const SEGMENT = /^[\w.,[\]()-]{0,60}$/

/** Digits in a row that may be a personal number. */
const NUMBER = /\d{5,}/

/** Path of an address: without its origin, query, tokens, mail addresses and long numbers. */
function cleanPath(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const [own] = OWN_FILE.exec(value.replace(/^https?:\/\/[^/?#]*/, '')) ?? []
  if (own !== undefined) return own
  const path = redactPath(URL.parse(value, 'http://site')?.pathname ?? '')
  return path
    .split('/')
    .map((segment) => (SEGMENT.test(segment) && !NUMBER.test(segment) ? segment : '…'))
    .join('/')
}

/** Name of a transaction or a span: a path, with its method before it. */
function cleanName(value: unknown): string | undefined {
  const [, method = '', path = ''] = (typeof value === 'string' && /^([A-Z]{3,7} )?(\/.*)$/s.exec(value)) || []
  return path === ''
    ? (textWhere(/^[a-z][\w.-]{0,60}$/)(value) as string | undefined)
    : method + String(cleanPath(path))
}

/** Messages of JavaScript engines, with the identifiers in them. */
const ENGINE_MESSAGES = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$]{1,40}'\)$/,
  /^[\w$.]{1,60} is not (?:a function|defined|iterable|a constructor|an object)\.?$/,
  /^Cannot access '[\w$]{1,40}' before initialization$/,
  /^Assignment to constant variable\.$/,
  /^Maximum call stack size exceeded\.?$/,
  /^Invalid array length$/,
  /^(?:Failed to fetch|Load failed|fetch failed|NetworkError when attempting to fetch resource\.)$/,
  /^The operation was aborted(?: due to timeout|\.)?$/,
  /^Minified React error #\d+/,
]

/**
 * Message of an error. Many messages contain a visitor's input, so only those of engines pass. The whole message is in
 * the log.
 */
function cleanMessage(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : ''
  for (const pattern of ENGINE_MESSAGES) {
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) return found
  }
  return text === '' ? undefined : '[redacted]'
}

const frame = pick({
  filename: cleanPath,
  function: codeName,
  module: codeName,
  lineno: figure,
  colno: figure,
  in_app: figure,
})

const trace = pick({ trace_id: hex, span_id: hex, parent_span_id: hex, op: word, origin: word, status: word })

const sdk = pick({ name: word, version: word })

const COMMON = {
  event_id: hex,
  type: word,
  timestamp: moment,
  start_timestamp: moment,
  platform: word,
  level: word,
  environment: word,
  release: word,
  sdk,
  contexts: pick({ trace }),
  tags: pick({ event: word, service: word, operation: codeName, block: word, replayId: hex }),
} as const

const event = pick({
  ...COMMON,
  transaction: cleanName,
  transaction_info: pick({ source: word }),
  message: word,
  request: pick({ url: cleanPath, method: word }),
  exception: pick({
    values: each(
      pick({
        type: textWhere(/^[\w$]{1,60}$/),
        value: cleanMessage,
        mechanism: pick({ type: word, handled: figure, exception_id: figure, parent_id: figure, source: word }),
        stacktrace: pick({ frames: each(frame) }),
      }),
    ),
  }),
  spans: each(
    pick({
      trace_id: hex,
      span_id: hex,
      parent_span_id: hex,
      op: word,
      origin: word,
      status: word,
      start_timestamp: moment,
      timestamp: moment,
      description: cleanName,
    }),
  ),
})

const replayEvent = pick({
  ...COMMON,
  replay_id: hex,
  replay_type: word,
  replay_start_timestamp: moment,
  segment_id: figure,
  error_ids: each(hex),
  trace_ids: each(hex),
  urls: each(cleanPath),
})

/** Attributes of a recorded document that may contain a query. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'action', 'formaction', 'cite', 'ping'])

/** Members in which a recording stores the value of a field. */
const VALUES: ReadonlySet<string> = new Set(['value', 'data-value'])

const MAIL = /[\w.+-]{1,64}@[\w.-]{1,200}/g

/** Kind of rrweb events that the recorder adds itself: breadcrumbs, addresses of requests, options. */
const CUSTOM = 5

/** A part of a recorded document: text and structure stay, addresses lose their query, and typed values are removed. */
function cleanRecorded(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => cleanRecorded(item))
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleanRecorded(inner, key)]))
  if (typeof value !== 'string') return value
  if (ADDRESSES.has(name)) return cleanPath(value)
  if (VALUES.has(name)) return '***'
  return name === '_cssText' ? value : value.replace(MAIL, '…')
}

/** Segment of a recording: a line with its number, and a line of rrweb's events. */
function cleanRecording(text: string): string {
  const at = text.indexOf('\n', 1)
  const events: unknown = JSON.parse(text.slice(at + 1))
  if (!Array.isArray(events)) return ''
  const kept = events.filter((recorded) => isFields(recorded) && recorded.type !== CUSTOM)
  return `${text.slice(0, at)}\n${JSON.stringify(cleanRecorded(kept))}`
}

const asJson =
  (clean: Clean) =>
  (text: string): string =>
    JSON.stringify(clean(JSON.parse(text)))

/** Items that may leave, each with its redaction. */
const ITEMS: Readonly<Record<string, (payload: string) => string>> = {
  event: asJson(event),
  transaction: asJson(event),
  replay_event: asJson(replayEvent),
  replay_recording: cleanRecording,
}

const envelopeHeader = pick({
  event_id: hex,
  sent_at: moment,
  sdk,
  trace: pick({
    trace_id: hex,
    public_key: word,
    release: word,
    environment: word,
    transaction: cleanName,
    sample_rate: word,
    sample_rand: word,
    sampled: word,
    replay_id: hex,
  }),
})

const NEWLINE = 10

/**
 * Redaction by allow-list of an envelope (https://develop.sentry.dev/sdk/data-model/envelopes/): no personal data of a
 * visitor pass, whatever the reporting library collects. No cookies, headers, bodies, queries, breadcrumbs or users;
 * error messages only from engines. Undefined if nothing is left.
 */
export function scrubEnvelope(body: string | Uint8Array): string | undefined {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const decoder = new TextDecoder()
  let at = 0
  const read = (length?: number): string => {
    const newline = bytes.indexOf(NEWLINE, at)
    const end = length === undefined ? (newline === -1 ? bytes.length : newline) : at + length
    const text = decoder.decode(bytes.subarray(at, end))
    at = end + 1
    return text
  }
  const lines = [JSON.stringify(envelopeHeader(JSON.parse(read())))]
  while (at < bytes.length) {
    const header: unknown = JSON.parse(read())
    if (!isFields(header)) return undefined
    const payload = read(typeof header.length === 'number' ? header.length : undefined)
    const type = String(header.type)
    const clean = Object.hasOwn(ITEMS, type) ? ITEMS[type] : undefined
    if (!clean) continue
    const cleaned = clean(payload)
    lines.push(JSON.stringify({ type, length: new TextEncoder().encode(cleaned).length }), cleaned)
  }
  return lines.length > 1 ? `${lines.join('\n')}\n` : undefined
}
