/** Address of the tag, without the property's identifier. No other address passes the Trusted Types policy. */
const TAG = 'https://www.googletagmanager.com/gtag/js?id='

interface TagWindow {
  dataLayer: IArguments[]
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(): string },
    ): { createScriptURL(from: string): string }
  }
  [optOut: `ga-disable-${string}`]: boolean
}

const tagWindow = window as unknown as TagWindow
tagWindow.dataLayer ??= []

/** Queues a command. The tag understands nothing but the `arguments` object itself. */
export const gtag: (...command: unknown[]) => void = function () {
  // biome-ignore lint/complexity/noArguments: see above.
  tagWindow.dataLayer.push(arguments)
}

/**
 * Fetches the tag, once. `onLoad` runs when it is there, and never when something blocks it.
 * Where Trusted Types are enforced, the policy `analytics` allows this one address and no other.
 */
export function loadTag(id: string, onLoad: () => void): void {
  const address = TAG + encodeURIComponent(id)
  const policy = tagWindow.trustedTypes?.createPolicy('analytics', { createScriptURL: () => address })
  const script = document.createElement('script')
  script.async = true
  script.src = policy?.createScriptURL('') ?? address
  script.addEventListener('load', onLoad)
  document.head.append(script)
}

/** Google's own switch: while it is on, the tag sends nothing for this property, not even without cookies. */
export function silenceTag(id: string, silent: boolean): void {
  tagWindow[`ga-disable-${id}`] = silent
}
