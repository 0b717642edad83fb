let ended = false

/**
 * Sends SIGTERM to this process, once: a second signal would cut off open requests.
 *
 * A program that must not outlive its parent imports this module first. It ends the program when the parent is gone
 * without having stopped it. A program started by hand, by a service manager or in a container has no such parent.
 */
function end(): void {
  if (ended) return
  ended = true
  process.kill(process.pid, 'SIGTERM')
}

/** Ends this process when its parent is another one than `pid`. */
export function endWithParent(pid: number): void {
  const timer = setInterval(() => {
    if (process.ppid === pid) return
    clearInterval(timer)
    end()
  }, 250).unref()
}

// Whoever passed a channel is gone when it closes. The channel alone must not keep the process alive.
process.on('disconnect', end)
process.channel?.unref()

/** The parent that is watched: a program that replaced itself with this one has no channel to pass on, and names it. */
export const watchedParent = Number(process.env.END_WITH_PARENT) || undefined
delete process.env.END_WITH_PARENT
if (watchedParent) endWithParent(watchedParent)
