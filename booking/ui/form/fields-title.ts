/** The error summary's title: how many answers still have errors. */
export function fieldsTitle(count: number): string {
  if (count === 0) return 'Thanks, your answers look right now'
  return count === 1 ? 'One answer needs another look' : `${count} answers need another look`
}
