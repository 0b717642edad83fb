import { Headline } from '../../components/ui/heading.tsx'
import type { ConfirmedCall, PreparationQuestion } from '../../site-values.ts'
import { bookingConfirmation } from './content.data.ts'

const content = bookingConfirmation.preparation

/** Questions that save time on the call, sent once. The booking service has them, and takes the answers. */
export function Prepare({ preparation }: { preparation: ConfirmedCall['preparation'] | undefined }) {
  if (!preparation) return null
  const { action, isSent, questions } = preparation
  if (!isSent && questions.length === 0) return null
  return (
    <section
      id="prepare"
      aria-labelledby="prepare-heading"
      className="card mt-8 max-w-lead self-start md:mt-16 print:hidden"
    >
      <Headline id="prepare-heading" className="text-minor" text={content.heading} />
      {isSent ? (
        <p className="mt-2 border-l-4 border-evergreen bg-wash px-4 py-3">{content.sent}</p>
      ) : (
        <form method="post" action={action} className="mt-2">
          <p className="text-small text-soft">{content.text}</p>
          {questions.map((question) => (
            <Answer key={question.name} question={question} />
          ))}
          <button type="submit" className="secondary-button mt-5 w-full sm:w-auto">
            {content.send}
          </button>
        </form>
      )}
    </section>
  )
}

function Answer({ question }: { question: PreparationQuestion }) {
  const { name, label, help, choices, isSeveral, isLong, maxLength, input } = question
  const id = `prepare-${name}`
  const control = {
    ...input,
    id,
    name,
    'aria-describedby': help && `${id}-hint`,
    className: 'block min-h-12 w-full border border-soft bg-white px-3 py-2 hover:border-evergreen',
  }
  const hint = help && (
    <p id={`${id}-hint`} className="mt-1 text-small text-soft">
      {help}
    </p>
  )
  if (isSeveral)
    return (
      <fieldset className="mt-4" aria-describedby={control['aria-describedby']}>
        <legend className="mb-1 font-semibold">{label}</legend>
        {choices?.map((choice) => (
          <label key={choice} className="flex min-h-11 items-center gap-x-2.5">
            <input type="checkbox" name={name} value={choice} className="size-6 accent-evergreen" />
            {choice}
          </label>
        ))}
        {hint}
      </fieldset>
    )
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {choices ? (
        <select {...control}>
          <option value="">{content.choose}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...control} maxLength={maxLength} rows={3} />
      ) : (
        <input {...control} maxLength={maxLength} />
      )}
      {hint}
    </div>
  )
}
