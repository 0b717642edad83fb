import { NoBreak } from '../../components/ui/no-break.tsx'
import { ItemNumber } from '../../components/ui/texts.tsx'
import type { PlaybookContent } from '../../content/guide/playbook.ts'

/** Numbered next steps. */
export function Steps({ steps }: { steps: PlaybookContent['thanks']['steps'] }) {
  return (
    <ol className="mt-10">
      {steps.map((step) => (
        <li key={step.number} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-5 last:border-b">
          <ItemNumber className="font-serif text-minor text-evergreen tabular" number={step.number} />
          <div>
            <h2 className="text-minor">
              <NoBreak text={step.title} />
            </h2>
            <p className="mt-1.5 max-w-[36rem] text-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
