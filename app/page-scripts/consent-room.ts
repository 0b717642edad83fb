/** Ends the room that app/frame/consent-place.tsx has kept for the banner since the first paint. */
export function giveRoomBack(): void {
  delete document.documentElement.dataset.unasked
}
