// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lateScriptsOf, withLateScripts } from './late-scripts.ts'

const PAGE =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/c.js"/><link rel="preload" href="/f.woff2" as="font"/>' +
  '<script src="/_next/a.js" async=""></script></head><body><p>Bonjour</p><script src="/_next/old.js" noModule=""></script>' +
  '<script src="/_next/c.js" async=""></script><script>self.__next_f=[]</script></body></html>'

describe('late scripts', () => {
  const page = withLateScripts(PAGE)

  test('leave the markup, once each, and nothing else does', () => {
    expect(lateScriptsOf(page)).toEqual(['/_next/a.js', '/_next/c.js'])
    const [before, after] = page.split(/<script>let late.*?<\/script>/)
    expect(before).toBe(
      '<html><head><link rel="preload" href="/f.woff2" as="font"/></head><body><p>Bonjour</p>' +
        '<script src="/_next/old.js" noModule=""></script><script>self.__next_f=[]</script>',
    )
    expect(after).toBe('</body></html>')
  })

  test('a page without scripts stays as it is', () => {
    expect(withLateScripts('<html><body>$& $1</body></html>')).toBe('<html><body>$& $1</body></html>')
    expect(lateScriptsOf('<html><body></body></html>')).toEqual([])
  })

  describe('in a browser', () => {
    const asked = () =>
      [...document.head.querySelectorAll('script')].map((script) => [script.getAttribute('src'), script.async])
    const all = [
      ['/_next/a.js', true],
      ['/_next/c.js', true],
    ]

    beforeEach(() => {
      document.head.replaceChildren()
      vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
      const code = /<script>(let late.*?)<\/script>/.exec(page)?.[1] ?? ''
      new Function(code)()
    })

    afterEach(() => {
      vi.useRealTimers()
    })

    test('are asked for once the page has loaded and been painted', () => {
      expect(asked()).toEqual([])
      dispatchEvent(new Event('load'))
      expect(asked()).toEqual([])
      vi.advanceTimersByTime(100)
      expect(asked()).toEqual(all)
      vi.advanceTimersByTime(60_000)
      expect(asked()).toEqual(all)
    })

    test('do not wait for a picture for ever', () => {
      vi.advanceTimersByTime(4_000)
      expect(asked()).toEqual([])
      vi.advanceTimersByTime(1_001)
      expect(asked()).toEqual(all)
    })
  })
})
