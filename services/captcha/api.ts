/** The part of Google's script that the pages use. Tokens name kind, action and host; the check box is a button. */
export const API = `
(() => {
  const newToken = (kind, action) => [kind, action, location.hostname, crypto.randomUUID()].join('~')
  window.grecaptcha = {
    ready: (then) => then(),
    execute: async (_, { action }) => newToken('v3', action),
    render(element, { size, callback }) {
      const box = document.createElement('button')
      box.type = 'button'
      box.textContent = 'reCAPTCHA'
      box.style.cssText = size === 'compact' ? 'width: 164px; height: 144px' : 'width: 304px; height: 78px'
      box.setAttribute('role', 'checkbox')
      box.setAttribute('aria-checked', 'false')
      box.addEventListener('click', () => {
        box.setAttribute('aria-checked', 'true')
        callback(newToken('v2', ''))
      })
      element.append(box)
      return 0
    },
    reset() {
      for (const box of document.querySelectorAll('[role="checkbox"]')) box.setAttribute('aria-checked', 'false')
    },
  }
})()
`
