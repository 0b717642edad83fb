import { SampleDocument } from '../../components/samples/sample-document.tsx'
import { samples } from '../../content/promises/samples.data.ts'
import { sampleAd as content } from './content.data.ts'
import style from './page.css?inline'
import { FeedAd, LandingPage, Notes, Redline } from './sample-ad.tsx'

export const handle = { style }

const path = '/samples/ad-and-landing-page'

export const meta = () => content.meta

export function Page() {
  const { ad, page, notesHeading } = content
  return (
    <SampleDocument page={content} samples={samples} here={path} title={content.title}>
      <section aria-labelledby="ad" className="ad-part">
        <div>
          <h3 id="ad">{ad.heading}</h3>
          <FeedAd content={content} />
        </div>
        <Notes notes={ad.notes} from={1} label={notesHeading} />
      </section>
      <Redline content={content.redline} />
      <section aria-labelledby="landing-page" className="ad-part landing-part">
        <h3 id="landing-page">{page.heading}</h3>
        <LandingPage content={content} />
        <Notes notes={page.notes} from={ad.notes.length + 1} label={notesHeading} />
      </section>
    </SampleDocument>
  )
}
