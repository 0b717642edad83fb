import { readText } from '../read/content-folder.ts'
import { colors } from './colors.ts'
import { logoDrawings } from './logo-drawings.ts'

/** The owner's logo, `content/logo.svg`. */
export const logo = logoDrawings(readText('logo.svg'), { brand: colors.evergreen, paper: colors.paper })
