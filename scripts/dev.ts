import path from 'node:path'
import { withSettings } from '../server/listen.ts'

const root = path.dirname(import.meta.dirname)
const isEditing = process.argv.includes('--edit')

process.env.PORT ??= isEditing ? '5174' : '5173'
await withSettings(root, async () => {
  if (isEditing) {
    const { openEditor } = await import('../editor/server/open-editor.ts')
    const token = await openEditor(root)
    console.log(`Edit the site at http://127.0.0.1:${process.env.PORT}/#edit=${token}`)
  } else {
    const { openDevelopment } = await import('./development.ts')
    await openDevelopment()
  }
})
