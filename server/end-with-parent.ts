/**
 * Imported first by a program that must not outlive the one that started it: ends this process as SIGTERM does when
 * that one is gone and could not stop it. A program started by hand, by a service manager or in a container has no
 * such parent.
 */
const end = () => process.kill(process.pid, 'SIGTERM')

/** Ends this process when its parent is another one than `pid`. */
export function endWithParent(pid: number): void {
  setInterval(() => process.ppid === pid || end(), 250).unref()
}

// Whoever passed a channel is gone when it closes. The channel alone must not keep the process alive.
process.on('disconnect', end)
process.channel?.unref()

/** The parent that is watched: a program that replaced itself with this one has no channel to pass on, and names it. */
export const watchedParent = Number(process.env.END_WITH_PARENT) || undefined
delete process.env.END_WITH_PARENT
if (watchedParent) endWithParent(watchedParent)
