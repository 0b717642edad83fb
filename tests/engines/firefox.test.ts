import { findFirefox } from '../../scripts/test-programs.ts'
import { describeEngine } from './engine-suite.ts'
import { openFirefox } from './firefox.ts'

const firefox = findFirefox()

describeEngine('Firefox', firefox !== undefined, (origin, size) => openFirefox(origin, size, firefox ?? ''))
