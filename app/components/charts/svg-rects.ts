/** Rectangles as one SVG path, which is far smaller than an element for each. Lengths in user units. */
export function rectsPath(
  corners: readonly { readonly x: number; readonly y: number }[],
  width: number,
  height: number = width,
): string {
  return corners.map(({ x, y }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')
}
