import { hasWebKit } from '../../scripts/engines.ts'
import { describeEngine } from './engine-suite.ts'
import { openWebKit } from './webkit.ts'

describeEngine('WebKitGTK', hasWebKit(), openWebKit)
