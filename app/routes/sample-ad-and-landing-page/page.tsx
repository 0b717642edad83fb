import { adOf, SAMPLE_PATH } from '../../components/my-ad/own-ad.ts'
import WholeAd from '../../components/my-ad/whole-sample.island.tsx'
import { SampleDocument } from '../../components/samples/sample-document.tsx'
import { Island } from '../../islands/island.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { samplePage as content } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => content.meta

/** Without scripts the query names the specialty; with them the fragment has the practice's names too. */
export const load = ({ query }: PageRequest) => ({ specialty: adOf(query.get('specialty')).slug })

export function Page({ data: { specialty } }: PageProps<typeof load>) {
  return (
    <SampleDocument page={content} here={SAMPLE_PATH} title={content.title}>
      <Island of={WholeAd} client="load" props={{ specialty }} />
    </SampleDocument>
  )
}
