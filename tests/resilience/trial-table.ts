import { hasHeld, type TrialResult } from './trial.ts'

const grouped = new Intl.NumberFormat('en-US')

/** The table of `npm run resilience` in Markdown, with what did not hold in bold. */
export function trialTable(results: readonly TrialResult[]): string {
  const head = ['what was done', 'tried', 'lost', 'let in', 'seconds', 'observed']
  const rows = results.map((result) => {
    const { name, tried, lost, letIn, seconds, note } = result
    return [
      hasHeld(result) ? name : `**${name}**`,
      ...[tried, lost, letIn, seconds].map((figure) => grouped.format(figure)),
      note.replaceAll('|', '\\|'),
    ]
  })
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), '|---|---:|---:|---:|---:|---|', ...rows.map(line)].join('\n')
}
