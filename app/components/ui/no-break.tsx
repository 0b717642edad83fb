import { Fragment } from 'react'

/** A title whose hyphenated words stay on one line: a balanced headline otherwise breaks `cash-` from `pay`. */
export function NoBreak({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a title never change their order.
    <Fragment key={index}>
      {index % 2 === 1 ? <span className="inline-block max-w-full">{piece}</span> : piece}
    </Fragment>
  ))
}
