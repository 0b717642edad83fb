/** Squares as one SVG path, because a hundred elements would weigh more than the page's words. Lengths in user units. */
export function squares(
  corners: readonly { readonly x: number; readonly y: number }[],
  side: number,
): string {
  return corners.map(({ x, y }) => `M${x} ${y}h${side}v${side}h-${side}z`).join('')
}
