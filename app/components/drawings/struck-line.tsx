/** A line that must not be said, struck on a sheet of its own, with a remark of the pencil where there is one. */
export const StruckLine = ({
  text,
  note,
  className,
}: {
  text: string
  note?: string
  className?: string
}) => (
  <p className={`struck-line book-page ${className ?? ''}`.trimEnd()}>
    <span>
      <del className="struck">{text}</del>
      {note ? <span className="pencil-note mt-2">{note}</span> : null}
    </span>
  </p>
)
