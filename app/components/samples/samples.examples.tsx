import { MarginNote, Signatures, Stamp } from './sample-document.tsx'
import { SampleLinks, SampleThumbnails } from './sample-links.tsx'

export default {
  'Margin note': {
    'With a label': <MarginNote label="Why">Each number says where it comes from.</MarginNote>,
    Plain: <MarginNote>Each number says where it comes from.</MarginNote>,
  },
  'Sample links': { All: <SampleLinks />, 'Of one sample': <SampleLinks here="/samples/agreement" /> },
  'Sample thumbnails': { Usual: <SampleThumbnails /> },
  Signatures: { Usual: <Signatures parties={['The practice', 'The agency']} lines={['Name', 'Date']} /> },
  Stamp: { Usual: <Stamp className="px-3.5" /> },
} satisfies Record<string, Record<string, React.ReactNode>>
