/** Squares, or boxes, as one SVG path: a hundred elements would weigh more than the page’s words. In user units. */
export function rectsPath(
  corners: readonly { readonly x: number; readonly y: number }[],
  width: number,
  height: number = width,
): string {
  return corners.map(({ x, y }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')
}
