/** Ends the room that app/layout/consent-place.tsx has kept for the banner since the first paint. */
export function giveRoomBack(): void {
  delete document.documentElement.dataset.unasked
}
