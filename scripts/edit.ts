import path from 'node:path'
import type { Plugin } from 'vite'
import { editorApi } from '../editor/server/api.ts'
import { createHistory } from '../editor/server/history.ts'
import { openDevelopment } from './development.ts'
import { endExplained } from './content-check/end-explained.ts'

// The site in a browser at this machine only, in which a click on a sentence changes it.
const root = path.dirname(import.meta.dirname)
