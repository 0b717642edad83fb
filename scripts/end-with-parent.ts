/**
 * Imported by what serves until it is stopped: when run.mjs, which started this process, is gone without a word,
 * nobody is left to stop it.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Waiting for that must not keep a process alive that has nothing else to do.
process.channel?.unref()
