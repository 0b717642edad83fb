import type { Specialty } from '../../content/specialty.schema.ts'
import type { SpecialtyLabels } from '../../content/specialty-pages.ts'
import { SheetSection } from './sheet-section.tsx'

interface QuestionsProps {
  content: Specialty['questions']
  labels: SpecialtyLabels
}

/** What patients ask, numbered, with who answers it and how. */
export function Questions({ content, labels }: QuestionsProps) {
  return (
    <SheetSection id="questions" kicker={labels.questions} headline={content.headline}>
      <ol className="questions">
        {content.items.map(({ question, where, answer }, index) => (
          <li key={question}>
            <span aria-hidden="true" className="pencil-number">
              {index + 1}
            </span>
            <h3 className="text-minor">{question}</h3>
            <p className="question-where">{labels.where[where]}</p>
            <p className="text-soft">{answer}</p>
          </li>
        ))}
      </ol>
    </SheetSection>
  )
}
