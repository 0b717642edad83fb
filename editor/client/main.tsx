import { createRoot } from 'react-dom/client'
import cropStyle from 'react-image-crop/dist/ReactCrop.css?inline'
import ownStyle from './editor.css?inline'
import { Editor } from './editor.tsx'

// In a shadow root, so that neither the page's style nor the editor's reaches the other.
const host = document.body.appendChild(document.createElement('site-editor'))
const root = host.attachShadow({ mode: 'open' })
root.adoptedStyleSheets = [cropStyle, ownStyle].map((text) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
})
// What the bar covers can be scrolled from under it, also by the Tab key.
document.documentElement.style.scrollPaddingBottom = document.body.style.paddingBottom = '9rem'
createRoot(root).render(<Editor host={host} />)
