import { type RefObject, useLayoutEffect } from 'react'
import { bannerStore } from './banner-state.ts'

/**
 * Gives the focus back when `region` leaves the page with it: to where it was before, else to the page's content.
 * Without this it would fall to the top of the document.
 */
export function useFocusReturn(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const left = region.current
    // The clean-up of a layout effect runs while the region is still in the document.
    return () => {
      if (!left?.contains(document.activeElement)) return
      const { returnTo } = bannerStore.current()
      if (returnTo?.isConnected) returnTo.focus()
      else document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [region])
}
