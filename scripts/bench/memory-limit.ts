import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A limit on the memory of a program and all that it starts, held by the kernel: one that needs more is killed. */
export interface MemoryLimit {
  /** Goes before the command. */
  prefix: string[]
  /** Number of processes that the kernel has killed at the limit. */
  killed(): number
  /** The memory in use now, in bytes, without files that were read, which the kernel can drop. */
  used(): number
  /** To be called when all the processes have ended. */
  remove(): void
}

const root = '/sys/fs/cgroup'

/**
 * Makes a control group with a limit, in version 2 or 1 of Linux's control groups.
 * @returns a sentence where that is impossible: on other systems, and without the right to make one
 */
export function memoryLimit(bytes: number): MemoryLimit | string {
  const version2 = existsSync(path.join(root, 'cgroup.controllers'))
  const parent = version2 ? root : path.join(root, 'memory')
  if (!existsSync(parent)) return 'This machine has no control groups, so memory cannot be limited here.'
  const group = path.join(parent, `wellbooked-${process.pid}-${Math.random().toString(36).slice(2)}`)
  try {
    mkdirSync(group)
  } catch {
    return 'This user may not make a control group, so memory cannot be limited here: run the test as root.'
  }
  const read = (file: string) => readFileSync(path.join(group, file), 'utf8')
  try {
    writeFileSync(path.join(group, version2 ? 'memory.max' : 'memory.limit_in_bytes'), String(bytes))
  } catch {
    rmdirSync(group)
    return 'The control groups of this machine have no memory controller, so memory cannot be limited here.'
  }
  return {
    prefix: ['sh', '-c', `echo $$ > "${group}/cgroup.procs" && exec "$@"`, 'sh'],
    killed: () =>
      Number(/^oom_kill (\d+)$/m.exec(read(version2 ? 'memory.events' : 'memory.oom_control'))?.[1] ?? 0),
    used: () => Number(/^(?:anon|total_rss) (\d+)$/m.exec(read('memory.stat'))?.[1]),
    remove: () => rmdirSync(group),
  }
}
