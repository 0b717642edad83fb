import type { ReactNode } from 'react'
import { adContent } from '../../content/specialties/ads.data.ts'
import { NoBreak } from '../ui/no-break.tsx'
import { Ringed } from '../ui/ring.tsx'

interface PhonesProps {
  /** What is seen, for the part that scrolls. */
  label: string
  /** Each with its name, and when it is seen. */
  screens: readonly { name: string; when?: string; drawn: ReactNode }[]
}

/** What a patient sees, as screens of a phone side by side. They scroll where they don't fit. */
export const Phones = ({ label, screens }: PhonesProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard.
  <section aria-label={label} tabIndex={0} className="phones">
    <ol>
      {screens.map(({ name, when, drawn }) => (
        <li key={name}>
          <h3>
            {when ? <small>{when}</small> : null}
            {name}
          </h3>
          <div className="phone">{drawn}</div>
        </li>
      ))}
    </ol>
  </section>
)

interface ScreenProps {
  title: string
  text: string
  /** Above the text, ringed. */
  ringed?: string | undefined
  choices: readonly string[]
  /** The place of the one that is taken. */
  chosen?: number | undefined
}

/** A screen with a question or times. What can be chosen is part of the drawing. */
export const Screen = ({ title, text, ringed, choices, chosen }: ScreenProps) => (
  <>
    <p className="phone-address sample-bar bg-leaf text-label">{adContent.ad.domain}</p>
    <p className="phone-title">{title}</p>
    {ringed ? (
      <p>
        <Ringed>{ringed}</Ringed>
      </p>
    ) : null}
    <p>
      <NoBreak text={text} />
    </p>
    {choices.map((choice, index) => (
      <p key={choice} className={index === chosen ? 'drawn-choice drawn-chosen' : 'drawn-choice'}>
        {choice}
      </p>
    ))}
  </>
)
