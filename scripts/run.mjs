#!/usr/bin/env node
// The front door of every npm script. Plain JavaScript, because it must run on whatever Node is at
// hand (20 or newer), before anything is installed. It installs the pinned packages when they are
// missing or stale, one of which is the Node this project is written for, and hands over to that one.
// Without a script's name it only installs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const modules = path.join(root, 'node_modules')
const stampFile = path.join(modules, '.installed-for')
const windows = process.platform === 'win32'
const projectNode = path.join(modules, 'node', 'bin', windows ? 'node.exe' : 'node')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const [script, ...rest] = process.argv.slice(2)

/** What npm says when a download fails, when the disk is full and when a folder may not be written. */
const causes = [
  [
    /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|UND_ERR_\w+|\w*_CERT\w*)\b/,
    'npm’s registry cannot be reached; check the network connection and "npm config get registry"',
  ],
  [/\b(ENOSPC|EDQUOT)\b/, 'the disk is full; free some space'],
  [/\b(EACCES|EPERM|EROFS)\b/, `this user may not write in ${root}; run the command as its owner`],
]

let child
const passOn = (signal) => stop(signal)
for (const signal of signals) process.on(signal, passOn)

// npm sends its own SIGTERM to the shell it started this process with, and most shells die without passing it on.
// Outside of npm the parent may be a terminal that is closed on purpose, with the site left running.
const parent = process.ppid
const startedByNpm = process.env.npm_lifecycle_event?.replace(':', '-') === (script ?? 'start')
if (startedByNpm) setInterval(() => process.ppid === parent || stop('SIGTERM'), 250).unref()

if (Number.parseInt(process.versions.node, 10) < 20) {
  fail(
    `This needs Node 20 or newer, and "node" here is ${process.versions.node}: install a newer one, for example from https://nodejs.org.`,
  )
}
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wantedStamp()) await install()
if (!existsSync(projectNode)) {
  fail(
    'The project’s own Node is missing from node_modules: npm was told not to run install scripts. ' +
      'Run "npm ci --ignore-scripts=false" and start again.',
  )
}
if (spawnSync(projectNode, ['--version']).status !== 0) {
  fail(
    'The project’s own Node cannot run on this machine: on Debian or Ubuntu, run "apt-get install libatomic1" and start again.',
  )
}
if (script) await handOver()
// "npm start" goes on with "exec", so that the shell is gone. Windows' shell has no such word; there it becomes one.
if (windows) writeFileSync(path.join(modules, '.bin', 'exec.cmd'), '@%*\r\n')
process.exit(0)

/** The lockfile and the platform decide what lies in node_modules. */
function wantedStamp() {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Sends a signal to the program that runs, and to what it has started if it leads a group. */
function stop(signal) {
  if (!child) {
    for (const one of signals) process.off(one, passOn)
    return process.kill(process.pid, signal)
  }
  if (child.leadsGroup) process.kill(-child.pid, signal)
  else child.kill(signal)
}

/** Resolves when the program has ended; if a signal ended it, this process ends by the same. */
function ended() {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (!signal) return resolve(code ?? 1)
      if (signal === 'SIGKILL' || signal === 'SIGABRT') {
        console.error(
          `"npm run ${script ?? 'start'}" was ended by ${signal}, most likely because the machine ran out of memory.`,
        )
      }
      for (const one of signals) process.off(one, passOn)
      process.kill(process.pid, signal)
    })
  })
}

async function install() {
  console.log('Installing the pinned packages (once; about a minute) …')
  // A group of its own, because npm starts programs that do not end with it.
  child = spawn(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    shell: windows,
    detached: !windows,
  })
  child.leadsGroup = !windows
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const code = await ended()
  child = undefined
  if (code !== 0) {
    const [, cause] = causes.find(([pattern]) => pattern.test(said)) ?? []
    if (!cause) console.error(said.trimEnd())
    fail(
      `The packages could not be installed: ${cause ?? 'see npm’s words above'}, then run the command again.`,
    )
  }
  writeFileSync(stampFile, wantedStamp())
}

/** Replaces this process with the script, or stays its parent where Node cannot do that (before 22.15; Windows). */
async function handOver() {
  const watch = pathToFileURL(path.join(root, 'server', 'end-with-parent.ts')).href
  const command = ['--import', watch, path.join(root, 'scripts', `${script}.ts`), ...rest]
  const env = {
    ...process.env,
    PATH: [path.dirname(projectNode), path.join(modules, '.bin'), process.env.PATH].join(path.delimiter),
  }
  if (process.execve && !windows) {
    process.chdir(root)
    process.execve(
      projectNode,
      [projectNode, ...command],
      startedByNpm ? { ...env, END_WITH_PARENT: String(parent) } : env,
    )
  }
  child = spawn(projectNode, command, {
    cwd: root,
    // The channel closes when this process ends, however it ends. A program that replaces itself loses the channel.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: windows ? env : { ...env, END_WITH_PARENT: String(process.pid) },
  })
  process.exit(await ended())
}
