import { useState } from 'react'
import { loadStarts } from './send-booking.ts'

/** The free starts: those the server drew, and after a refresh those of that moment. */
export function useFreeTimes(drawn: number[] | null) {
  const [starts, setStarts] = useState(drawn)
  const [loadFailed, setLoadFailed] = useState(false)

  async function refresh(): Promise<void> {
    const fresh = await loadStarts()
    setLoadFailed(fresh === null)
    // A failed look keeps the times that are known: the server has the last word anyway.
    if (fresh) setStarts(fresh)
  }
  return { starts, loadFailed, refresh }
}
