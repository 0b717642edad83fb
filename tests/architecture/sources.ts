import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

export const root = path.resolve(import.meta.dirname, '..', '..')

/** All source files, relative to the root, without tests. */
export function sourceFiles(): string[] {
  return globSync('{app,booking,editor,guide,platform,scripts,server,website-check}/**/*.{ts,tsx}', {
    cwd: root,
  })
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$|node_modules/.test(file))
    .sort()
}

/** Every file of the repository, relative to the root. */
export function everyFile(): string[] {
  return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
}

function parse(file: string): ESTree.Program {
  const code = readFileSync(path.join(root, file), 'utf8')
  return parseSync(file, code).program
}

export interface Import {
  /** The imported file, relative to the root, or the package's name. */
  target: string
  typeOnly: boolean
}

/** The imports and re-exports of a file, with their kind. */
export function importsOf(file: string): Import[] {
  const found: Import[] = []
  const add = (specifier: string, typeOnly: boolean) => {
    const bare = specifier.replace(/\?.*$/, '')
    const target = bare.startsWith('.') ? path.join(path.dirname(file), bare) : bare
    found.push({ target, typeOnly })
  }
  new Visitor({
    ImportDeclaration(node) {
      add(node.source.value, node.importKind === 'type')
    },
    ExportNamedDeclaration(node) {
      if (node.source) add(node.source.value, node.exportKind === 'type')
    },
    ExportAllDeclaration(node) {
      add(node.source.value, node.exportKind === 'type')
    },
    ImportExpression(node) {
      if (node.source.type === 'Literal' && typeof node.source.value === 'string')
        add(node.source.value, false)
    },
  }).visit(parse(file))
  return found
}
