/**
 * Imported by servers: ends this process when run.mjs, which started it, was killed and can no longer stop it.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel to run.mjs alone must not keep the process alive.
process.channel?.unref()
