// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { filesOfLoader, islandLoader } from './island-loader.ts'

const FILES = ['/_next/a.js', '/_next/c.js']
const SCRIPT = islandLoader(FILES)

/** Elements that the page observes at rest. */
let observed: Element[] = []
let intersect: (isIntersecting: boolean) => void

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    intersect = (isIntersecting) => callback([{ isIntersecting }])
  }
  observe(element: Element) {
    observed.push(element)
  }
  disconnect() {
    observed = []
  }
}

const stop = vi.fn<() => void>()
const asked = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))
const find = (selector: string) => document.querySelector(selector) as HTMLElement

/** Whether the page’s own default happened. */
const click = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init }))

/** Clicks that reach an element. */
function hear(selector: string) {
  const heard = vi.fn<(event: { prevented: boolean }) => void>()
  find(selector).addEventListener('click', (event) => heard({ prevented: event.defaultPrevented }))
  return heard
}

const rest = () => {
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(100)
}

beforeEach(() => {
  observed = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  // jsdom lays nothing out: everything has a box, unless it is hidden.
  Element.prototype.getClientRects = function () {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  }
  document.head.replaceChildren()
  document.body.innerHTML = `
    <a id="out" href="#out">out</a>
    <form data-island="touch" data-island-stored="booking">
      <input id="date"><a id="photo" href="#photo">photo</a><select id="list"></select>
      <details><summary id="more">more</summary></details><button id="arrow" type="button"></button>
      <button id="send" type="submit">send</button>
    </form>
    <section data-island="view">
      <button id="press" type="button">press</button><a id="leave" href="#leave">leave</a>
      <div data-static="abc"><input id="filter" type="checkbox"></div>
      <button id="open" type="button" commandfor="x"></button>
      <form><input id="name"><button id="enter" type="submit" disabled>enter</button></form>
    </section>`
  // jsdom cannot send forms.
  for (const form of document.forms) form.onsubmit = () => false
  // Listeners of one test must not hear the next one.
  const added: [string, EventListener][] = []
  const add = globalThis.addEventListener as typeof document.addEventListener
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    added.push([type, listener])
    add(type, listener, options)
  })
  stop.mockImplementation(() => {
    for (const [type, listener] of added) {
      removeEventListener(type, listener, true)
      removeEventListener(type, listener)
    }
  })
  new Function(SCRIPT.replace(/<\/?script>/g, ''))()
})

afterEach(() => {
  dispatchEvent(new Event('islands'))
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('names its files', () => {
  expect(filesOfLoader(`<body>${SCRIPT}</body>`)).toEqual(FILES)
})

test('holds no text that would end the script, and is small', () => {
  expect(SCRIPT.slice(8, -9)).not.toMatch(/<\/|<!--/)
  expect(SCRIPT.length).toBeLessThan(4_500)
})

describe('an island of `view`', () => {
  test('is needed when the page is at rest and it is in view', () => {
    expect(asked()).toEqual([])
    rest()
    expect(observed.map(({ tagName }) => tagName)).toEqual(['SECTION'])
    intersect(false)
    expect(asked()).toEqual([])
    intersect(true)
    expect(asked()).toEqual(FILES)
    vi.advanceTimersByTime(60_000)
    expect(asked()).toEqual(FILES)
  })

  test('does not wait for a picture for ever', () => {
    vi.advanceTimersByTime(4_000)
    expect(observed).toEqual([])
    vi.advanceTimersByTime(1_001)
    expect(observed).toHaveLength(1)
  })

  test('is needed at once when it is touched', () => {
    find('#press').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(asked()).toEqual(FILES)
  })
})

describe('an island of `touch`', () => {
  test.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])('is needed at %s', (type) => {
    rest()
    find('#out').dispatchEvent(new Event(type, { bubbles: true }))
    expect(asked()).toEqual([])
    find('#date').dispatchEvent(new Event(type, { bubbles: true }))
    expect(asked()).toEqual(FILES)
  })

  test('is needed at the tab key anywhere, before the focus comes to it, and at no other key elsewhere', () => {
    const press = (key: string) => find('#out').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('a')
    expect(asked()).toEqual([])
    press('Tab')
    expect(asked()).toEqual(FILES)
  })

  test('is one of `view` where something is stored for it', () => {
    sessionStorage.setItem('booking', '{}')
    rest()
    expect(observed.map(({ tagName }) => tagName)).toEqual(['FORM', 'SECTION'])
  })
})

describe('a submit before hydration, of a form that is not ready', () => {
  const enter = (selector: string, key = 'Enter') =>
    find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const hydrate = () => {
    ;(find('#enter') as HTMLButtonElement).disabled = false
    vi.advanceTimersByTime(1)
  }

  test.each([
    ['Enter in a field', () => enter('#name')],
    ['a press of the button', () => find('#enter').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ])('by %s happens when it is ready', (_, act) => {
    const heard = hear('#enter')
    act()
    vi.advanceTimersByTime(60_000)
    expect(heard).not.toHaveBeenCalled()
    dispatchEvent(new Event('islands'))
    hydrate()
    expect(heard).toHaveBeenCalledOnce()
    enter('#name')
    dispatchEvent(new Event('islands'))
    vi.advanceTimersByTime(60_000)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('never happens where its scripts do not come', () => {
    const heard = hear('#enter')
    enter('#name')
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(60_000)
    expect(heard).not.toHaveBeenCalled()
  })

  test.each([
    ['another key', () => enter('#name', 'a')],
    ['Enter on a button', () => enter('#press')],
    ['Enter in a form that is ready, which the browser clicks itself', () => enter('#date')],
  ])('is not taken from %s', (_, act) => {
    const heard = [hear('#enter'), hear('#send')]
    act()
    dispatchEvent(new Event('islands'))
    hydrate()
    for (const each of heard) expect(each).not.toHaveBeenCalled()
  })
})

describe('a click before hydration', () => {
  test.each(['#date', '#photo', '#send', '#press'])('on %s is held, and dispatched when islands are hydrated', (id) => {
    const heard = hear(id)
    expect(click(id)).toBe(false)
    expect(asked()).toEqual(FILES)
    expect(heard).not.toHaveBeenCalled()
    dispatchEvent(new Event('islands'))
    expect(heard).toHaveBeenCalledOnce()
    expect(click(id)).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('on a link does what it does without scripts where they do not come', () => {
    const heard = hear('#photo')
    click('#photo')
    vi.advanceTimersByTime(3_999)
    expect(heard).not.toHaveBeenCalled()
    vi.advanceTimersByTime(2)
    expect(heard.mock.calls).toEqual([[{ prevented: false }]])
  })

  test('is given back at once where a script cannot be loaded', () => {
    const heard = hear('#photo')
    click('#photo')
    document.head.querySelector('script')?.dispatchEvent(new Event('error'))
    expect(heard.mock.calls).toEqual([[{ prevented: false }]])
  })

  test('goes to what has come in the place of what was pressed', () => {
    const heard = hear('#arrow')
    click('#date', { clientX: 7, clientY: 9 })
    find('#date').hidden = true
    document.elementFromPoint = vi.fn(() => find('#arrow'))
    dispatchEvent(new Event('islands'))
    expect(document.elementFromPoint).toHaveBeenCalledWith(7, 9)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('goes there too where hydration comes between the press and the click', () => {
    const heard = hear('#arrow')
    find('#date').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    find('#date').hidden = true
    document.elementFromPoint = vi.fn(() => find('#arrow'))
    dispatchEvent(new Event('islands'))
    // Browsers send this click to the common ancestor of both elements.
    click('form', { clientX: 7, clientY: 9 })
    expect(heard).toHaveBeenCalledOnce()
    click('form', { clientX: 7, clientY: 9 })
    expect(heard).toHaveBeenCalledOnce()
  })

  test('is the browser’s own where what was pressed is still there', () => {
    const heard = hear('#photo')
    find('#photo').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    dispatchEvent(new Event('islands'))
    expect(click('#photo')).toBe(true)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('of several the last one counts', () => {
    const [photo, date] = [hear('#photo'), hear('#date')]
    click('#photo')
    click('#date')
    dispatchEvent(new Event('islands'))
    expect([photo.mock.calls.length, date.mock.calls.length]).toEqual([0, 1])
  })

  test.each(['#out', '#more', '#list', '#arrow', '#leave', '#filter', '#open'])(
    'on %s is left to the browser and to others',
    (id) => {
      expect(click(id)).toBe(true)
    },
  )

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %o is left to the browser',
    (init) => {
      expect(click('#photo', init)).toBe(true)
    },
  )
})

describe('what others change before hydration', () => {
  /** The browser's translation: an element replaces each text. */
  const translate = (selector: string): string => {
    const { firstChild } = find(selector)
    const font = document.createElement('font')
    font.append(`(${firstChild?.textContent})`)
    firstChild?.replaceWith(font)
    return font.outerHTML
  }
  const heard = () => Promise.resolve()

  test('is undone once an island is needed, to the very nodes, and stays until then', async () => {
    const [text] = find('#photo').childNodes
    const sent = document.body.innerHTML
    const translated = translate('#photo')
    translate('#photo font')
    find('#press').before(document.createElement('i'), 'word')
    find('#name').remove()
    document.body.insertAdjacentHTML('beforeend', '<aside></aside>')
    await heard()
    expect(find('#photo').innerHTML).not.toBe('photo')
    find('#date').dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(translated).toBe('<font>(photo)</font>')
    expect(document.body.innerHTML).toBe(`${sent}<aside></aside>`)
    expect(find('#photo').firstChild).toBe(text)
  })

  test('is undone at once while the scripts load, and is left alone after hydration', async () => {
    find('#date').dispatchEvent(new Event('keydown', { bubbles: true }))
    translate('#photo')
    ;(find('#more').firstChild as Text).data = 'plus'
    await heard()
    expect([find('#photo').innerHTML, find('#more').innerHTML]).toEqual(['photo', 'more'])
    dispatchEvent(new Event('islands'))
    const translated = translate('#photo')
    await heard()
    expect(find('#photo').innerHTML).toBe(translated)
  })

  test('stays where it comes again at once, each time', async () => {
    let times = 0
    const stubborn = new MutationObserver(() => {
      if (document.querySelector('#leave i') || times++ > 999) return
      find('#leave').append(document.createElement('i'))
    })
    stubborn.observe(find('#leave'), { childList: true })
    find('#date').dispatchEvent(new Event('keydown', { bubbles: true }))
    find('#leave').append(document.createElement('i'))
    await vi.waitFor(() => expect(find('#leave i')).toBeTruthy())
    expect(times).toBeLessThan(100)
    stubborn.disconnect()
  })

  test('stays where it is not React’s: in static subtrees, and in what is hydrated', async () => {
    Object.assign(find('#more'), { __reactFiber$1: {} })
    const places = ['[data-static]', '#more']
    for (const place of places) find(place).prepend('text')
    await heard()
    find('#date').dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(places.map((place) => find(place).textContent.slice(0, 4))).toEqual(['text', 'text'])
  })
})
