// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { type Answer, stubCalls } from '../test-support.ts'
import { codeDetector } from './code-detector.ts'
import { KioskIsland } from './kiosk.island.tsx'

const SHOWN: Answer = {
  body: {
    card: {
      number: '1000000024',
      tier: 'silver',
      state: 'active',
      firstName: 'Gaspard',
      lastName: 'Lemoine',
      casino: 'deauville',
      issuedAt: '2024-10-19T10:00:00.000Z',
    },
    balance: 3_100,
    cents: 500,
    vouchers: [],
    jackpots: [
      { id: 'lune', name: 'Lune dorée', casinos: ['deauville'], amount: 148_230_412, at: '2026-11-20T20:15:00Z' },
    ],
  },
}

const refused = (code: string, message: string): Answer => ({ status: 422, body: { code, message } })

const kiosk = (locale: Locale = 'fr') => {
  const { casino } = messagesOf(locale)
  return <KioskIsland locale={locale} labels={casino.kiosk} tiers={casino.card.tiers} />
}

const PAIRED: Answer = { body: { isPaired: true } }
const UNPAIRED: Answer = { body: { isPaired: false } }

const stub = (answers: Parameters<typeof stubCalls>[0]) => stubCalls({ 'kiosk/terminals/current': PAIRED, ...answers })

/** Renders the terminal and waits until it knows whether it is paired. */
async function open(locale?: Locale): Promise<void> {
  await act(async () => void render(kiosk(locale)))
}

/** Bodies of the calls, without the calls that have no body. */
const sentIn = (calls: ReturnType<typeof stubCalls>): unknown[] =>
  calls.mock.calls.flatMap(([, init]) => (init?.body ? [JSON.parse(String(init.body)) as unknown] : []))

const { kiosk: labels } = messagesOf('fr').casino

const present = (text: string): void => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
  fireEvent.submit(screen.getByRole('form'))
}

const giveBirthDate = async (digits: string): Promise<void> => {
  for (const digit of digits) fireEvent.click(screen.getByRole('button', { name: digit }))
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(LOCALES)('%s: a code and the birth date show card, points and running jackpots', async (locale) => {
  const calls = stub({ 'kiosk/cards': SHOWN })
  await open(locale)
  const words = messagesOf(locale).casino.kiosk
  present('BC1.device.1.proof')
  await giveBirthDate('12071988')
  expect(sentIn(calls)).toEqual([{ qr: 'BC1.device.1.proof', birthDate: '1988-07-12' }])
  expect(screen.getByText('1000000024')).toBeDefined()
  expect(screen.getByText('Lune dorée', { exact: false })).toBeDefined()
  expect(screen.getByText(words.noVouchers)).toBeDefined()
})

test('the chip of a card is sent as such', async () => {
  const calls = stub({ 'kiosk/cards': SHOWN })
  await open()
  present(' 04a2b3c4d5e6 ')
  await giveBirthDate('12071988')
  expect(sentIn(calls)).toEqual([{ rfid: '04A2B3C4D5E6', birthDate: '1988-07-12' }])
})

test.each([
  ['with their codes', 'ABCDEFGH', 1, 0],
  ['without them, and says where they are', undefined, 0, 1],
] as const)('vouchers are shown %s', async (_, code, codes, hints) => {
  const voucher = { id: 'v1', title: { fr: 'Un cocktail', en: 'A cocktail' }, ...(code ? { code } : {}) }
  stub({ 'kiosk/cards': { body: { ...(SHOWN.body as object), vouchers: [voucher] } } })
  await open()
  present('BC1.device.1.proof')
  await giveBirthDate('12071988')
  expect(screen.getByText('Un cocktail', { exact: false })).toBeDefined()
  expect(screen.queryAllByText('ABCDEFGH')).toHaveLength(codes)
  expect(screen.queryAllByText(labels.codeOnDevice)).toHaveLength(hints)
})

test.each(LOCALES)('%s: a device that is not paired asks for the code, and then for a card', async (locale) => {
  const code: Answer[] = [refused('pairing', 'Ce code n’est pas valable.'), { status: 201, body: PAIRED.body }]
  const calls = stub({ 'kiosk/terminals/current': UNPAIRED, 'kiosk/terminals': code })
  render(kiosk(locale))
  // Before the answer, the terminal shows no form.
  expect([screen.queryByRole('form'), screen.queryByRole('textbox')]).toEqual([null, null])
  await act(async () => {})
  const { pair, present: presentLabel } = messagesOf(locale).casino.kiosk
  expect(screen.getByRole('form', { name: pair.form })).toBeDefined()
  const field = screen.getByRole('textbox')
  expect(document.activeElement).toBe(field)
  fireEvent.submit(screen.getByRole('form'))
  expect(screen.getByText(pair.missing)).toBeDefined()
  const send = async (value: string): Promise<void> => {
    fireEvent.change(field, { target: { value } })
    await act(async () => void fireEvent.submit(screen.getByRole('form')))
  }
  await send('wrong')
  expect(screen.getByText('Ce code n’est pas valable.')).toBeDefined()
  expect([field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', field])
  await send('abcd 2345')
  expect(sentIn(calls)).toEqual([{ code: 'wrong' }, { code: 'abcd 2345' }])
  expect(screen.getByRole('form').getAttribute('aria-label')).toBe(presentLabel)
})

test('a terminal that has ended shows the code’s form, and why', async () => {
  stub({ 'kiosk/cards': { status: 403, body: { code: 'terminal', message: 'Cette borne n’est pas associée.' } } })
  await open()
  present('04A2B3C4D5E6')
  await giveBirthDate('12071988')
  expect(screen.getByRole('alert').textContent).toContain('Cette borne n’est pas associée.')
  expect(screen.getByRole('form', { name: labels.pair.form })).toBeDefined()
})

test('without an answer the terminal shows no form, and asks again', async () => {
  stubCalls({})
  await open()
  expect([screen.getByRole('alert').textContent, screen.queryByRole('form')]).toEqual([labels.unanswered, null])
  stub({})
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: labels.pair.retry })))
  expect(screen.getByRole('form').getAttribute('aria-label')).toBe(labels.present)
})

test.each(['qrCode', 'card'])('%s: something else has to be presented', async (code) => {
  stub({ 'kiosk/cards': refused(code, 'Ce code n’est pas valable.') })
  await open()
  present('BC1.device.1.proof')
  await giveBirthDate('12071988')
  expect(screen.getByRole('alert').textContent).toContain('Ce code n’est pas valable.')
  expect(screen.getByRole('form').getAttribute('aria-label')).toBe(labels.present)
})

test('a wrong birth date, or one that the calendar has not, keeps what was typed', async () => {
  const calls = stub({ 'kiosk/cards': refused('invalidBirthdate', 'Cette date n’est pas celle du titulaire.') })
  await open()
  present('04A2B3C4D5E6')
  await giveBirthDate('30021988')
  expect(screen.getByText(labels.birthDateWrong)).toBeDefined()
  expect(sentIn(calls)).toEqual([])
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '12/07/1989' } })
  await giveBirthDate('')
  expect(screen.getByText('Cette date n’est pas celle du titulaire.')).toBeDefined()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '12/07/1989')
})

test('no answer is told, and the next try may have one', async () => {
  stub({})
  await open()
  present('04A2B3C4D5E6')
  await giveBirthDate('12071988')
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  stub({ 'kiosk/cards': SHOWN })
  await giveBirthDate('')
  expect(screen.getByText('1000000024')).toBeDefined()
})

test('sixty seconds without a touch close the card; a touch keeps it', async () => {
  stub({ 'kiosk/cards': SHOWN })
  await open()
  present('04A2B3C4D5E6')
  await giveBirthDate('12071988')
  act(() => void vi.advanceTimersByTime(55_000))
  expect(screen.getByRole('timer').textContent).toContain('5 s')
  act(() => void fireEvent.pointerDown(document.body))
  act(() => void vi.advanceTimersByTime(59_000))
  expect(screen.getByText('1000000024')).toBeDefined()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(screen.queryByText('1000000024')).toBeNull()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a guest who leaves during a call does not hold up the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  stub({})
  await open()
  vi.stubGlobal(
    'fetch',
    vi.fn(() => promise),
  )
  present('04A2B3C4D5E6')
  await giveBirthDate('12071988')
  fireEvent.click(screen.getByRole('button', { name: labels.end }))
  const calls = stub({ 'kiosk/cards': SHOWN })
  present('04A2B3C4D5E7')
  await giveBirthDate('12071988')
  expect(sentIn(calls)).toEqual([{ rfid: '04A2B3C4D5E7', birthDate: '1988-07-12' }])
  expect(screen.getByText('1000000024')).toBeDefined()
  resolve(Response.json({ code: 'card', message: 'Too late.' }, { status: 422 }))
  await act(async () => await promise)
  expect(screen.queryByText('Too late.')).toBeNull()
})

test('the camera reads a code, begins the time anew and is then off', async () => {
  const stopped = vi.fn()
  const stream = { getTracks: () => [{ stop: stopped }] }
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: async () => stream } })
  const seen: { rawValue: string }[] = []
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code']
      detect = async () => seen
    },
  )
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  stub({})
  await open()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: labels.cameraOn })))
  await act(async () => void (await vi.advanceTimersByTimeAsync(55_000)))
  seen.push({ rawValue: 'BC1.device.1.proof' })
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)))
  expect(screen.getByRole('form').getAttribute('aria-label')).toBe(labels.birthDate)
  expect(stopped).toHaveBeenCalledOnce()
  await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)))
  expect(screen.getByRole('form').getAttribute('aria-label')).toBe(labels.birthDate)
})

test('the end leaves nothing', async () => {
  stub({ 'kiosk/cards': SHOWN })
  await open()
  present('04A2B3C4D5E6')
  await giveBirthDate('12071988')
  fireEvent.click(screen.getByRole('button', { name: labels.end }))
  expect(screen.queryByText('1000000024')).toBeNull()
})

test('a camera that is refused, and one that is missing, are told', async () => {
  for (const [error, message] of [
    [new DOMException('no', 'NotAllowedError'), labels.cameraRefused],
    [new DOMException('no', 'NotFoundError'), labels.cameraMissing],
  ] as const) {
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: () => Promise.reject(error) } })
    stub({})
    await open()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: labels.cameraOn }))
    })
    await vi.waitFor(() => expect(screen.getByText(message)).toBeDefined())
    cleanup()
  }
})

test('the ponyfill reads the code that a member’s screen shows', async () => {
  const text = 'BC1.0b5d7f6e-6c5e-4d5f-9c3b-0a1b2c3d4e5f.1795451039.abc'
  const { data, size } = encode(text, { border: 4 })
  const scale = 4
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  const { decodeQR } = await import('qr/decode.js')
  expect(decodeQR({ width, height: width, data: pixels })).toBe(text)
  vi.stubGlobal('BarcodeDetector', undefined)
  expect((await codeDetector()).detect).toBeTypeOf('function')
})
