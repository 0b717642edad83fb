import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { funnelCreation as words } from '../../words/services/funnel-creation.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { Closing } from '../sections/closing.tsx'
import { Guarantee } from '../sections/guarantee.tsx'
import { FunnelFigure } from '../sections/services/funnel-figure.tsx'
import { HandOvers } from '../sections/services/hand-overs.tsx'
import { NarrowingParts } from '../sections/services/narrowing-parts.tsx'
import { PackingList } from '../sections/services/packing-list.tsx'
import { ServiceHero } from '../sections/services/service-hero.tsx'
import { TwoScreens } from '../sections/services/two-screens.tsx'
import style from '../styles/services.css?inline'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () =>
  pageMeta({ path: '/funnel-creation', ...words.meta, data: [service('/funnel-creation', words.hero)] })

export default function FunnelCreationScreen() {
  return (
    <>
      <ServiceHero words={words.hero}>
        <FunnelFigure words={words.funnel} />
      </ServiceHero>
      <CallBar label={words.hero.callToAction}>
        <TwoScreens words={words.websites} />
        <NarrowingParts words={words.parts} />
        <HandOvers words={words.handOvers} />
        <PackingList words={words.deliverables} />
        <Guarantee words={words.guarantee} />
        <Closing words={words.closing} />
      </CallBar>
    </>
  )
}
