import { useEffect, useState } from 'react'

const ASK_EVERY_MS = 1_000

interface CheckProgressProps {
  secret: string
  steps: readonly string[]
  /** What each step is called. */
  words: Record<string, string>
}

/** The steps of a running check, asked for every second; at its end the page is loaded anew, which shows the result. */
export default function CheckProgress({ secret, steps: given, words }: CheckProgressProps) {
  const [steps, setSteps] = useState(given)
  useEffect(() => {
    const timer = setInterval(async () => {
      const answer = await fetch(`/website-check/progress?link=${secret}`).catch(() => null)
      const progress = answer?.ok ? await answer.json() : { steps, isDone: answer?.status === 404 }
      if (progress.isDone) location.reload()
      else setSteps(progress.steps)
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [secret, steps])
  return (
    <ol className="mt-8 space-y-2" aria-live="polite">
      {(steps.length > 0 ? steps : ['waiting']).map((step) => (
        <li key={step}>{words[step]}</li>
      ))}
    </ol>
  )
}
