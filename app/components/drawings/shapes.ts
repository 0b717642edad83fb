/** Pictures as data, in points from the top left corner: elements of SVG, drawn by the web pages and the PDF. */

export type Face = 'serif' | 'italic' | 'sans' | 'bold'

export type Shape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; fill: string }
  | { kind: 'path'; d: string; fill?: string; stroke?: string; strokeWidth?: number }
  /** `y` is the baseline. */
  | {
      kind: 'text'
      x: number
      y: number
      size: number
      face: Face
      fill: string
      text: string
      end?: boolean
    }

/** A rectangle as path data, so that hundreds of them form one shape. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

/** A hand-drawn oval: two rounds that do not quite close. */
export function pencilRing(x: number, y: number, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2]
  const at = (dx: number, dy: number) => `${(x + dx * w).toFixed(1)} ${(y + dy * h).toFixed(1)}`
  return (
    `M${at(0.25, -1.05)}C${at(-0.75, -1.25)} ${at(-1.3, -0.5)} ${at(-1.1, 0.15)}` +
    `C${at(-0.95, 0.95)} ${at(0.3, 1.25)} ${at(0.85, 0.75)}` +
    `C${at(1.35, 0.3)} ${at(1.15, -0.75)} ${at(0.4, -1)}` +
    `C${at(-0.1, -1.15)} ${at(-0.6, -1)} ${at(-0.8, -0.75)}`
  )
}
