// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { serverHtml } from '#tests/support/server-html.ts'
import { ComponentsShowcase } from './components-showcase.tsx'

test.each(LOCALES)(
  'in %s every id is given once, every word is written, and what is pointed at exists',
  async (locale) => {
    const { body: container } = document
    container.innerHTML = await serverHtml(<ComponentsShowcase locale={locale} />)
    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id)
    expect(ids).toHaveLength(new Set(ids).size)
    expect(container.textContent).not.toMatch(/showcase\.|\{|undefined/)
    const pointed = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'commandfor', 'for'].flatMap((name) =>
      [...container.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name)?.split(' ') ?? []),
    )
    expect(pointed.filter((id) => !ids.includes(id))).toEqual([])
    expect(pointed.length).toBeGreaterThan(10)
  },
)
