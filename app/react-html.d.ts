import 'react'

declare module 'react' {
  /** Invoker commands (HTML Living Standard, "the button element"), which React's types do not list yet. */
  interface ButtonHTMLAttributes<T> {
    commandfor?: string
    command?: 'show-modal' | 'close' | 'toggle-popover'
  }
}
