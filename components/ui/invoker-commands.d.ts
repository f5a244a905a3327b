import type { HTMLAttributes } from 'react'

/**
 * Invoker commands (https://html.spec.whatwg.org/#attr-button-commandfor), which React passes through in lower case.
 */
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'show-popover' | 'hide-popover' | 'toggle-popover' | undefined
    /** Id of the dialog or popover that the command is for. */
    commandfor?: string | undefined
  }
}
