import { NotIncluded } from './not-included.tsx'
import { ResultsGuarantee } from './results-guarantee.tsx'
import { RiskCard } from './risk-card.tsx'

export default {
  'Not included': { Usual: <NotIncluded /> },
  'Results guarantee': { Usual: <ResultsGuarantee /> },
  'Risk card': {
    'On paper': <RiskCard />,
    'On a dark ground': (
      <div className="on-dark bg-night text-paper">
        <RiskCard />
      </div>
    ),
  },
} satisfies Record<string, Record<string, React.ReactNode>>
