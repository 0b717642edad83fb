import { type SubmitEvent, useEffect, useState } from 'react'
import type { PostCard } from '../../components/blog/post-card.ts'
import { PostCards } from '../../components/blog/post-cards.tsx'

export interface Choice {
  /** As in the address: `/blog?category=ketamine-marketing`. */
  value: string
  name: string
  heading: string
  title: string
}

export interface ArticleListProps {
  label: string
  choices: readonly Choice[]
  /** The choice that the address asks for; null when it asks for an unknown one. */
  chosen: string | null
  cards: readonly (PostCard & { categoryValue: string })[]
  all: string
  unknownHeading: string
  empty: string
  showAll: string
}

/**
 * The articles and the tabs that filter them. Each tab is a button of a GET form; in the browser React shows the choice
 * at once, and the address, the history and the title follow it. A list that has pages is no island: the server filters it.
 */
export default function ArticleList(props: ArticleListProps) {
  const { label, choices, cards, all } = props
  const [chosen, setChosen] = useState(props.chosen)
  const choice = choices.find(({ value }) => value === chosen)
  const shown = choice ? cards.filter(({ categoryValue }) => chosen === all || chosen === categoryValue) : []

  useEffect(() => {
    const values = new Set(choices.map(({ value }) => value))
    const follow = () => {
      const asked = new URLSearchParams(location.search).get('category') || all
      setChosen(values.has(asked) ? asked : null)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [choices, all])

  useEffect(() => {
    if (choice) document.title = choice.title
  }, [choice])

  function choose(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    if (submitter.value === chosen) return
    history.pushState(null, '', `/blog?category=${submitter.value}`)
    setChosen(submitter.value)
  }

  return (
    <>
      <div className="mt-6 md:mt-10">
        <form action="/blog#shown" className="no-print" onSubmit={choose}>
          <fieldset>
            <legend className="text-fine text-soft">{label}</legend>
            <div className="mt-3 flex flex-wrap gap-x-1 gap-y-2 md:flex-nowrap md:overflow-x-auto md:border-b md:border-ink">
              {choices.map(({ name, value }) => (
                <button
                  key={value}
                  type="submit"
                  name="category"
                  value={value}
                  aria-pressed={value === chosen}
                  className="min-h-11 cursor-pointer border border-rule bg-leaf px-4 py-2 text-(length:--text-small) hover:bg-wash active:bg-rule aria-pressed:border-evergreen aria-pressed:bg-evergreen aria-pressed:text-paper aria-pressed:forced-color-adjust-none md:flex-none md:border-b-0"
                >
                  {name}
                </button>
              ))}
            </div>
          </fieldset>
        </form>
      </div>
      {/* Without scripts the form leads here and moves the focus; with scripts this announces the change. */}
      <div id="shown" role="status" tabIndex={-1} className="my-6 scroll-mt-48">
        <h2 className="font-sans text-small font-normal tracking-normal text-soft">
          {choice?.heading ?? props.unknownHeading}
        </h2>
      </div>
      {shown.length > 0 ? (
        <PostCards cards={shown} />
      ) : (
        <p className="border-t-2 border-ink pt-5 text-lead">
          {props.empty}{' '}
          <a className="link" href="/blog">
            {props.showAll}
          </a>
        </p>
      )}
    </>
  )
}
