import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { endWithParent, watchedParent } from '../server/end-with-parent.ts'

/**
 * `npm start`: builds what has changed, in a process of its own, and becomes the server. Nothing of the build is in the
 * memory of the process that stays.
 */
const root = path.dirname(import.meta.dirname)
const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

// npm is stopped by a signal to itself, which not every shell between it and this process passes on.
const npm = process.env.npm_lifecycle_event === 'start' ? process.ppid : undefined
if (npm) endWithParent(npm)

const build = run([path.join(root, 'scripts', 'build.ts'), '--if-needed'])
const code = await passSignals(build)
if (code !== 0) process.exit(code)

const server = [path.join(root, 'build', 'server', 'main.js')]
if (process.platform === 'win32') process.exit(await passSignals(run(server)))
const parent = watchedParent ?? npm
process.execve?.(process.execPath, [process.execPath, ...server], {
  ...process.env,
  ...(parent ? { END_WITH_PARENT: String(parent) } : {}),
})

/** Starts a program with this Node. The channel tells it when this process is gone (server/end-with-parent.ts). */
function run(command: readonly string[]): ChildProcess {
  return spawn(process.execPath, command, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
}

/** Waits for a program and passes signals on to it. If one ends it, this process ends by the same. */
async function passSignals(child: ChildProcess): Promise<number> {
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of signals) process.on(signal, pass)
  const [exitCode, signal]: [number | null, NodeJS.Signals | null] = (await once(child, 'exit')) as never
  for (const one of signals) process.off(one, pass)
  if (signal) process.kill(process.pid, signal)
  return exitCode ?? 1
}
