import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds between two looks. A process that lives shorter than this may be missed. */
const INTERVAL = 100

/**
 * Watches the memory of this process and all its descendants. Each process counts with its own high-water mark
 * (VmHWM), so nothing that happens between two looks is missed, and memory that processes share counts for each of
 * them: the result is never less than what was used at any moment.
 * @returns a function that ends the watch and returns the peak in bytes; undefined where there is no /proc
 */
export function watchMemory(): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined
  let peak = 0
  const look = () => {
    const used = tree(process.pid).reduce((sum, pid) => sum + highWaterMark(pid), 0)
    peak = Math.max(peak, used)
  }
  look()
  const timer = setInterval(look, INTERVAL)
  return () => {
    clearInterval(timer)
    look()
    return peak
  }
}

/** The process and everything below it. */
function tree(root: number): number[] {
  const children = Map.groupBy(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number),
    parentOf,
  )
  const found = [root]
  for (const pid of found) found.push(...(children.get(pid) ?? []))
  return found
}

/** Bytes; 0 for a process that has ended meanwhile. */
function highWaterMark(pid: number): number {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readProc(pid, 'status')) ?? []
  return Number(kilobytes) * 1024
}

/** The field after the program's name, which is in parentheses and may contain spaces. */
function parentOf(pid: number): number {
  const stat = readProc(pid, 'stat')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
