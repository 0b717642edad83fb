import type { Part } from './table.ts'

/** The page in `docs/`: what was measured, on what, and how to read it. The bench's README describes the method. */
export function page(machine: string, runs: number, parts: readonly Part[]): string {
  return [
    '# Measurements',
    'Written by the command below; `scripts/bench/README.md` says how each figure is measured. ' +
      (runs === 1 ? 'Single measurements.' : `Medians of ${runs}.`),
    machine,
    ...parts.map(({ title, text }) => `## ${title}\n\n${text}`),
  ]
    .join('\n\n')
    .concat('\n')
}
