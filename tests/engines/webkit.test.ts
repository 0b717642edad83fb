import { hasWebKit } from '../../scripts/test-programs.ts'
import { describeEngine } from './engine-suite.ts'
import { openWebKit } from './webkit.ts'

describeEngine('WebKitGTK', hasWebKit(), openWebKit)
