/** The specification's pause between the click and the next page, in milliseconds: the download starts in it. */
const PAUSE = 500

/** The link downloads by itself; this leads on afterwards. A click that opens elsewhere stays what it is. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[download][data-next]')) {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    setTimeout(() => location.assign(link.dataset.next ?? '/'), PAUSE)
  })
}
