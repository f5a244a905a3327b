// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Dialog, DialogButton, DialogClose } from './dialog.tsx'
import { GalleryLightboxIsland } from './gallery-lightbox.island.tsx'
import { GalleryLink } from './gallery-link.tsx'

// jsdom has the element, but does not implement its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

afterEach(cleanup)

const popin = (
  <>
    <DialogButton target="card">Ouvrir</DialogButton>
    <Dialog id="card" title="Avez-vous une carte ?" closeLabel="Fermer">
      <DialogClose target="card">Pas encore</DialogClose>
    </Dialog>
  </>
)

describe('dialog', () => {
  test('opens and closes by invoker commands, named by its question', () => {
    const { container } = render(popin)
    const commands = [...container.querySelectorAll('button')].map(
      (button) => `${button.getAttribute('command')} ${button.getAttribute('commandfor')}`,
    )
    expect(commands).toEqual(['show-modal card', 'close card', 'close card'])
    container.querySelector('dialog')?.showModal()
    expect(screen.getByRole('dialog', { name: 'Avez-vous une carte ?' }).getAttribute('closedby')).toBe('any')
    expect(
      screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Ouvrir', 'Fermer', 'Pas encore'])
  })
})

describe('lightbox', () => {
  const picture = (name: string) => ({ src: `/${name}-small.jpg`, width: 40, height: 30, sources: [] })
  const labels = {
    title: 'Images',
    close: 'Fermer',
    previous: 'Précédente',
    next: 'Suivante',
    counter: '{current} / {total}',
  }

  const link = (name: string) => (
    <GalleryLink
      key={name}
      picture={picture(name)}
      large={{ src: `/${name}.jpg`, width: 1600, height: 1200 }}
      sizes="1px"
      alt={`Le ${name}`}
    />
  )

  function setUp() {
    const { container } = render(
      <>
        <div id="gallery">
          {['bassin', 'table', 'golf'].map(link)}
          <details>
            <summary>5 images</summary>
            {['voile', 'bar'].map(link)}
          </details>
        </div>
        <GalleryLightboxIsland container="gallery" labels={labels} />
      </>,
    )
    const dialog = container.querySelector('dialog')
    if (!dialog) throw new Error('no dialog')
    return {
      dialog,
      shown: () => dialog.querySelector('img')?.getAttribute('src'),
      thumbnail: (name: string) => screen.getByRole('link', { name: `Le ${name}` }),
    }
  }

  test('a thumbnail is a link to its large picture, and opens it in the page', () => {
    const { dialog, shown, thumbnail } = setUp()
    expect(thumbnail('table').getAttribute('href')).toBe('/table.jpg')
    expect(fireEvent.click(thumbnail('table'))).toBe(false)
    expect([dialog.open, shown(), screen.getByText('2 / 5').tagName]).toEqual([true, '/table.jpg', 'P'])
    expect(dialog.querySelector('figcaption')?.textContent).toBe('Le table')
    expect([dialog.querySelector('img')?.width, dialog.querySelector('img')?.height]).toEqual([1600, 1200])
  })

  test('a click that asks for a new tab stays the browser’s', () => {
    const { dialog, thumbnail } = setUp()
    fireEvent.click(thumbnail('table'), { ctrlKey: true })
    expect(dialog.open).toBe(false)
  })

  test('arrows and arrow keys go round', () => {
    const { dialog, shown, thumbnail } = setUp()
    fireEvent.click(thumbnail('bassin'))
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
    expect(shown()).toBe('/bar.jpg')
    fireEvent.click(screen.getByLabelText('Suivante'))
    expect(shown()).toBe('/bassin.jpg')
  })

  test('asks only for the picture that comes next', () => {
    const asked: string[] = []
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          asked.push(address)
        }
      },
    )
    const { thumbnail } = setUp()
    fireEvent.click(thumbnail('bassin'))
    expect(asked).toEqual(['/table.jpg'])
    vi.unstubAllGlobals()
  })

  test('the button of folded pictures opens the first and keeps them folded; unfolded, it folds them', () => {
    const { dialog, shown } = setUp()
    const button = screen.getByText('5 images')
    const details = button.closest('details') as HTMLDetailsElement
    expect(fireEvent.click(button)).toBe(false)
    expect([dialog.open, shown(), details.open]).toEqual([true, '/voile.jpg', false])
    fireEvent.click(screen.getByLabelText('Fermer'))
    expect(dialog.open).toBe(false)
    details.open = true
    expect(fireEvent.click(button)).toBe(true)
    expect(dialog.open).toBe(false)
  })

  test('gives the focus back to the thumbnail', () => {
    const { dialog, shown, thumbnail } = setUp()
    fireEvent.click(thumbnail('table'))
    fireEvent.click(screen.getByLabelText('Fermer'))
    expect([dialog.open, shown()]).toEqual([false, undefined])
    expect(document.activeElement).toBe(thumbnail('table'))
  })
})
