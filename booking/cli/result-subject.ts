import type { DescribeResult } from '../domain/result.ts'
import type { Row } from './command.ts'

/** Adds what the figures of e-mailed results say, as `subject`. */
export async function* withSubject(
  pages: AsyncIterable<Row[]>,
  describe: DescribeResult,
): AsyncGenerator<Row[]> {
  for await (const page of pages)
    yield page.map((row) => ({
      ...row,
      subject: describe(String(row.kind), new URLSearchParams(String(row.figures)))?.subject ?? '',
    }))
}
