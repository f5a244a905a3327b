import { noteFault } from './faults.ts'

/** `connect` finds the parts of the element and adds listeners with `signal`, which aborts when the element leaves. */
type Connect = (element: HTMLElement, signal: AbortSignal) => void

/**
 * Defines a custom element that enhances markup of the server (progressive enhancement). `connect` runs each time that
 * an element enters the document; its children are there already, because the module runs after parsing. Where it
 * throws, the markup stays as the server sent it, and every other element is enhanced.
 */
export function defineElement(name: `site-${string}`, connect: Connect): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #connection = new AbortController()

      connectedCallback(): void {
        this.#connection = new AbortController()
        try {
          connect(this, this.#connection.signal)
        } catch (fault) {
          console.error(fault)
          noteFault(fault)
        }
      }

      disconnectedCallback(): void {
        this.#connection.abort()
      }
    },
  )
}
