import { isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { ContentError, shownFile } from '../checks/content-error.ts'
import { readText } from './content-folder.ts'

/** What a file says, and where: `lineOf(['hero', 'headline'])` is the line of that field, or of the nearest one around it. */
export interface YamlFile {
  value: unknown
  lineOf(field: readonly PropertyKey[]): number
}

/** Parses a YAML file of the owner's folder. @throws {ContentError} with the line that is not valid YAML */
export function readYaml(file: string): YamlFile {
  return parseYaml(file, readText(file))
}

/**
 * Parses YAML. Dates stay strings, so that a schema can check their form.
 * @param skipped lines of the file before the text
 */
export function parseYaml(file: string, text: string, skipped = 0): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const line = (offset: number) => lines.linePos(offset).line + skipped
  const [broken] = [...document.errors, ...document.warnings]
  if (broken)
    throw ContentError.at(
      shownFile(file),
      `line ${line(broken.pos[0])}`,
      `is not valid YAML: ${broken.message}. A text with a colon or a #, and one that begins with a quote or a brace, needs quotes around it`,
    )
  return {
    value: document.toJS() ?? {},
    lineOf(field) {
      for (let depth = field.length; depth > 0; depth--) {
        const parent = document.getIn(field.slice(0, depth - 1), true)
        const key = String(field[depth - 1])
        const pair = isMap(parent) ? parent.items.find((one) => String(one.key) === key) : undefined
        const node = pair ? pair.key : document.getIn(field.slice(0, depth), true)
        if (isNode(node) && node.range) return line(node.range[0])
      }
      return 1 + skipped
    },
  }
}

/** Front matter between two lines of three hyphens, then the body. */
const FENCED = /^---[ \t]*\n(?:(?<block>[\s\S]*?)\n)??---[ \t]*(?:\n(?<body>[\s\S]*))?$/

/** A Markdown file; `bodyLine` is the line of the file that its text begins in. */
export interface MarkdownFile extends YamlFile {
  body: string
  bodyLine: number
}

/** Splits a Markdown file into its front matter and its trimmed body. @throws {ContentError} without front matter */
export function readMarkdown(file: string, text = readText(file)): MarkdownFile {
  const match = FENCED.exec(text)
  if (!match?.groups)
    throw ContentError.at(
      shownFile(file),
      'front matter',
      'is missing; begin the file with a line of ---, the fields, and another line of ---',
    )
  const { block = '', body = '' } = match.groups
  const before = text.length - body.trimStart().length
  return {
    ...parseYaml(file, block, 1),
    body: body.trim(),
    bodyLine: text.slice(0, before).split('\n').length,
  }
}
