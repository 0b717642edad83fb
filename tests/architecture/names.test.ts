import path from 'node:path'
import { type ESTree, Visitor } from 'vite'
import { expect, it } from 'vitest'
import { parse, sourceFiles } from './sources.ts'

/** Replaced names and the term to use. Checked in file names and exports. */
const banned: [pattern: RegExp, term: string][] = [
  [/postman/i, 'outbox worker'],
  [/nudge/i, 'wake'],
  [/letterhead/i, 'page header'],
  [/trouble/i, 'error'],
  [/^say[A-Z]|^say-/, 'format…'],
  [/^owe|^Owed/, 'enqueue, pending'],
  [/^hold[A-Z]/, 'lock…, assert…'],
  [/^Wrong[A-Z]/, 'Invalid…'],
  [/^(MOST|LEAST|LONGEST|WIDEST)_/, 'MAX_, MIN_'],
  [/patience/i, 'TIMEOUT'],
  [/^(Desk($|[A-Z])|openDesk|openTestDesk|desk(App|Headers|Settings)$)/, 'BookingService, booking…'],
  [/^Notice(Kind)?$/, 'EmailMessage, …Email'],
  [/^wish|Wish$/, 'request'],
  [/^(instead|gone|kept(Of)?)$/, 'alternative, unavailable, submitted'],
  [/^(Order|readOrder|runOperator|NotPossible)$/, 'CliCommand, parseCommand, runCli, CommandError'],
  [/^(Cli|Listen|OutboxWorker)Parts$/, '…Options'],
  [/^seal$|^mark$/, 'sign, signature'],
  [/came-?by/i, 'attribution'],
  [/nextTry/, 'nextAttempt'],
  [/^trap$/, 'honeypot'],
  [/^(Sheet|makeRoom|cuts)$/, 'PageLayout, ensureSpace, font instances'],
  [/standIns|stamps$/i, 'deployment values'],
  [/^sound$|findFault/, 'copy rules, lintCopy'],
  [
    /^deed$|^packing-list$|^thirteen-weeks$|^fortnight$/i,
    'guarantee summary, deliverables, timeline, sequence calendar',
  ],
]

function exportsOf(program: ESTree.Program): string[] {
  const names: string[] = []
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (!declaration) return
      if ('id' in declaration && declaration.id && 'name' in declaration.id) names.push(declaration.id.name)
      if (declaration.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) if (id.type === 'Identifier') names.push(id.name)
    },
  }).visit(program)
  return names
}

const faultsOf = (name: string) =>
  banned.flatMap(([pattern, term]) => (pattern.test(name) ? [`${name}: write ${term}`] : []))

it('files and exports have no banned names', () => {
  const faults = sourceFiles().flatMap((file) =>
    [path.parse(file).name, ...exportsOf(parse(file))].flatMap((name) =>
      faultsOf(name).map((fault) => `${file}: ${fault}`),
    ),
  )
  expect(faults).toEqual([])
})

it('detects a banned name', () => {
  expect(faultsOf('startPostman')).toEqual(['startPostman: write outbox worker'])
  expect(faultsOf('sayTime')).toHaveLength(1)
  expect(faultsOf('openDesk')).toHaveLength(1)
  expect(faultsOf('formatTime')).toEqual([])
})
