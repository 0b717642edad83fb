import { createRoot } from 'react-dom/client'
import cropStyle from 'react-image-crop/dist/ReactCrop.css?inline'
import ownStyle from './editor.css?inline'
import { Editor } from './editor.tsx'

// The shadow root keeps the page's style and the editor's apart.
const host = document.body.appendChild(document.createElement('site-editor'))
const root = host.attachShadow({ mode: 'open' })
const sheetOf = (text: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
root.adoptedStyleSheets = [sheetOf(cropStyle), sheetOf(ownStyle)]
// The bar would cover the banner's buttons.
document.adoptedStyleSheets.push(sheetOf('#consent-region { bottom: 5rem }'))
// Adds room, so that content under the bar can be scrolled into view, also by the Tab key.
document.documentElement.style.scrollPaddingBottom = document.body.style.paddingBottom = '9rem'
createRoot(root).render(<Editor host={host} />)
