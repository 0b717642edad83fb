import { Fragment } from 'react'

/** Keeps hyphenated words on one line: balanced headlines would break `cash-pay` at its hyphen. */
export function NoBreak({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a title never change their order.
    <Fragment key={index}>
      {index % 2 === 1 ? <span className="inline-block max-w-full">{piece}</span> : piece}
    </Fragment>
  ))
}

/** `NoBreak` for a text that an island changes: in an element of its own, new for each text (`app/islands/README.md`). */
export const ChangingText = ({ text }: { text: string }) => (
  <span key={text}>
    <NoBreak text={text} />
  </span>
)
