export function sayDay(epochMilliseconds: number, zone: string): string {
  return `${epochMilliseconds} ${zone}`
}
export function sayTime(epochMilliseconds: number, zone: string): string {
  return `${epochMilliseconds} ${zone}`
}
export function sayWhen(epochMilliseconds: number, zone: string): string {
  return `${epochMilliseconds} ${zone}`
}
export function isZone(name: string): boolean {
  return name !== ''
}
