import { guideCover } from './guide-cover.ts'
import type { Face, Shape } from './shapes.ts'

const faces: Record<Face, React.SVGProps<SVGTextElement>> = {
  serif: { className: 'font-serif font-[460]' },
  italic: { className: 'font-serif font-[460]', fontStyle: 'italic' },
  sans: {},
  bold: { fontWeight: 600 },
}

/** The guide's cover as SVG, drawn from the same shapes as in the PDF. */
export function BookCover() {
  const { width, height, alt, shapes, heading } = guideCover
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      className="book-cover block h-auto w-full overflow-visible"
    >
      {[...shapes, ...heading].map((shape) => (
        <ShapeView key={JSON.stringify(shape).slice(0, 120)} shape={shape} />
      ))}
    </svg>
  )
}

function ShapeView({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'rect': {
      const { kind, ...rect } = shape
      return <rect {...rect} />
    }
    case 'path': {
      const { kind, fill = 'none', ...path } = shape
      return <path {...path} fill={fill} />
    }
    case 'text': {
      const { x, y, size, face, fill, text, end } = shape
      return (
        <text x={x} y={y} fontSize={size} fill={fill} textAnchor={end ? 'end' : undefined} {...faces[face]}>
          {text}
        </text>
      )
    }
  }
}
