export type Column<Item> = [heading: string, cell: (record: Item) => string]

/** Records and how they are shown: a heading for each column, a row of cells for each record. */
export interface Table {
  records: object[]
  headings: string[]
  rows: string[][]
}

export function tableOf<Item extends object>(records: Item[], columns: Column<Item>[]): Table {
  const rows = records.map((record) => columns.map(([, cell]) => cell(record)))
  return { records, headings: columns.map(([heading]) => heading), rows }
}

/** `name=value; name=value` */
export function pairs(fields: object | null): string {
  return Object.entries(fields ?? {})
    .map(([name, one]) => `${name}=${typeof one === 'string' ? one : JSON.stringify(one)}`)
    .join('; ')
}
