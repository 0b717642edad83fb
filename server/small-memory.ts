import { setFlagsFromString } from 'node:v8'

/*
 * Imported first by the production server: V8 collects garbage early instead of letting the heap grow to what the
 * machine has. Set here and not on a command line, so that a service that starts build/server/main.js itself has it
 * too. Measured with the embedded store: 136 instead of 176 MB at rest, 174 instead of 315 MB after 6,500 requests,
 * with no difference in requests per second.
 */
setFlagsFromString('--optimize-for-size')
