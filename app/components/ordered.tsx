import { Fragment, type ReactNode } from 'react'

export interface OrderedProps<Name extends string> {
  names: readonly Name[]
  sections: Record<Name, ReactNode>
}

/** The sections of a page in the owner's order. */
export const Ordered = <Name extends string>({ names, sections }: OrderedProps<Name>) =>
  names.map((name) => <Fragment key={name}>{sections[name]}</Fragment>)
