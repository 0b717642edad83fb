/** Runs once a person sees the page. One that was fetched ahead stores, counts and sends nothing until then. */
export function whenActivated(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true })
  } else run()
}
