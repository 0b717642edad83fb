#!/usr/bin/env node
// The front door of every npm script. Plain JavaScript, because it must run on whatever Node is at
// hand (20 or newer), before anything is installed. It installs the pinned packages when they are
// missing or stale, one of which is the Node this project is written for, and hands over to that one.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const modules = path.join(root, 'node_modules')
const stampFile = path.join(modules, '.installed-for')
const projectNode = path.join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** The lockfile and the platform decide what lies in node_modules. */
function wantedStamp() {
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`
}

function install() {
  console.log('Installing the pinned packages (once; about a minute) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error('The packages could not be installed: see npm’s words above, then run the command again.')
    process.exit(1)
  }
  writeFileSync(stampFile, wantedStamp())
}

const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()
if (!installed) install()
if (!existsSync(projectNode)) {
  console.error(
    'The project’s own Node is missing from node_modules: npm was told not to run install scripts. ' +
      'Run "npm ci --ignore-scripts=false" and start again.',
  )
  process.exit(1)
}

const [script, ...rest] = process.argv.slice(2)
const child = spawn(projectNode, [path.join(root, 'scripts', `${script}.ts`), ...rest], {
  cwd: root,
  // The channel closes when this process ends, however it ends: tools that serve stop then (end-with-parent.ts).
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: [path.dirname(projectNode), path.join(modules, '.bin'), process.env.PATH].join(path.delimiter),
  },
})

// Ctrl+C reaches the whole foreground group by itself; a signal to this process alone is passed on.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const passOn = (signal) => child.kill(signal)
for (const signal of signals) process.on(signal, passOn)

// npm sends its own SIGTERM to the shell it started this process with, and most shells die without passing it on.
// Outside of npm the parent may be a terminal that is closed on purpose, with the site left running.
const parent = process.ppid
if (process.env.npm_lifecycle_event === script) {
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 250).unref()
}

child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1)
  if (signal === 'SIGKILL' || signal === 'SIGABRT') {
    console.error(
      `"npm run ${script}" was ended by ${signal}, most likely because the machine ran out of memory.`,
    )
  }
  for (const one of signals) process.off(one, passOn)
  process.kill(process.pid, signal)
})
