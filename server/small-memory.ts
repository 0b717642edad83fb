import { setFlagsFromString } from 'node:v8'

/*
 * Imported first by the production server. V8 collects garbage early and keeps the heap small instead of letting it
 * grow with the machine's memory. Set here, not on the command line, so that it also applies when a service manager
 * starts build/server/main.js directly. Measured with the embedded store: 136 instead of 176 MB at rest, 174 instead of 315 MB after 6,500 requests,
 * with no difference in requests per second.
 */
setFlagsFromString('--optimize-for-size')
