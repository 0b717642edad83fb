/**
 * Divides a call's minutes by shares, in whole minutes: at least one each, and together the call's length. A minute
 * that is left over goes to the part that lost most by rounding, the earlier one first.
 * @param shares weights of the parts, at most as many as there are minutes
 */
export function agendaMinutes(shares: readonly number[], callMinutes: number): number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  // One minute each first: the shares divide what is left.
  const exact = shares.map((share) => Math.max((share / sum) * callMinutes, 1))
  const minutes = exact.map(Math.floor)
  let left = callMinutes - minutes.reduce((total, part) => total + part, 0)
  while (left !== 0) {
    const step = Math.sign(left)
    const lost = minutes.map((part, index) => step * ((exact[index] ?? 0) - part))
    const place = lost.reduce(
      (best, loss, index) => (loss > (lost[best] ?? 0) && (minutes[index] ?? 0) + step >= 1 ? index : best),
      minutes.findIndex((part) => part + step >= 1),
    )
    minutes[place] = (minutes[place] ?? 0) + step
    left -= step
  }
  return minutes
}
