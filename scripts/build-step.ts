import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.dirname(import.meta.dirname)

/** The bundler's native threads, one per core by default, take 20 MB each: 16 of them take the pages' build to 780 MB. */
const twoThreads = { RAYON_NUM_THREADS: '2', TOKIO_WORKER_THREADS: '2' }

/** Milliseconds that a step may take to end after a signal. */
const TIMEOUT = 2000

/** Ends a step whose build was killed. */
const watch = pathToFileURL(path.join(root, 'server', 'end-with-parent.ts')).href

/** One step of the build: a program run by this Node in a separate process. */
export interface Step {
  name: string
  /** Options of Node, the program, its parameters. */
  command: string[]
}

/** Exit code of a step whose output already says, in sentences for a person, what to correct (EX_DATAERR of sysexits.h). */
export const EXPLAINED = 65

/** The build cannot go on. The message is one sentence for a person. */
export class BuildStopped extends Error {
  override name = 'BuildStopped'
}

/**
 * Runs one step; its output is shown only when it fails. A signal that asks this process to stop stops the step too.
 * @throws {BuildStopped} naming the step and what ended it
 */
export function runStep({ name, command }: Step): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', watch, ...command], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', END_WITH_PARENT: String(process.pid), ...twoThreads },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    let asked: NodeJS.Signals | undefined
    const stop = (signal: NodeJS.Signals) => {
      asked = signal
      child.kill(signal)
      setTimeout(() => child.kill('SIGKILL'), TIMEOUT).unref()
    }
    for (const signal of signals) process.on(signal, stop)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const one of signals) process.off(one, stop)
      if (asked) return process.kill(process.pid, asked)
      if (code === 0) return resolve()
      const known = knownCause(name, code, output)
      if (known) return reject(new BuildStopped(known))
      // A program that ran out of memory prints addresses of its own code.
      if (output && !outOfMemory.includes(signal ?? 'SIGTERM')) console.error(output.trimEnd())
      reject(new BuildStopped(sentence(name, code, signal)))
    })
  })
}

/** What ended a step, when its output says so in words for a person or is that of a full disk. */
function knownCause(name: string, code: number | null, output: string): string | null {
  if (code === EXPLAINED) return output.trimEnd()
  const content = /\bContentError: (.+(?:\n(?!\s).+)*)/.exec(output)?.[1]
  if (content) return content
  return /\b(ENOSPC|EDQUOT)\b/.test(output)
    ? `The build failed in the step "${name}": the disk is full.`
    : null
}

const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** The kernel ends a process with SIGKILL when memory runs out; Node aborts itself when its heap is full. */
const outOfMemory: readonly NodeJS.Signals[] = ['SIGKILL', 'SIGABRT']

function sentence(name: string, code: number | null, signal: NodeJS.Signals | null): string {
  if (!signal) return `The build failed in the step "${name}" (exit code ${code}): see its output above.`
  const cause = outOfMemory.includes(signal) ? ', most likely because the machine ran out of memory' : ''
  return `The build failed: the step "${name}" was ended by ${signal}${cause}.`
}
