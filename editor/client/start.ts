import { holdClick } from './held-click.ts'
import { TOKEN } from './request.ts'

// The address that "npm run edit" prints ends with a token. Without a token the page is the site without the editor.
const [, given] = /^#edit=(\w+)$/.exec(location.hash) ?? []
if (given) {
  localStorage.setItem(TOKEN, given)
  history.replaceState(history.state, '', location.pathname + location.search)
}
if (localStorage.getItem(TOKEN)) {
  if (sessionStorage.getItem('editor-mode') !== 'browse') holdClick()
  import('./main.tsx')
}
