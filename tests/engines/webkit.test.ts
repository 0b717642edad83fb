import { hasWebKit } from '../../scripts/test-setup/engines.ts'
import { describeEngine } from './engine-suite.ts'
import { openWebKit } from './webkit.ts'

describeEngine('WebKitGTK', hasWebKit(), openWebKit)
