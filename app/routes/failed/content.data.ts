import { messagePage } from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

export const failed = readContent('pages/failed.yaml', messagePage)
