import { campaign, type Touches } from './touches.ts'

/**
 * A widget's absolute address with how the visitor came. The desk takes both touches, the first under `first_…`;
 * an outside provider knows campaign parameters alone and takes one set: the last touch's, or the first's where
 * the last has none. Its address stays as it is when it names a campaign already.
 */
export function withTouches(address: string, { first, last }: Touches, isDesk: boolean): string {
  const url = new URL(address)
  const { searchParams } = url
  if (isDesk) {
    for (const [name, value] of Object.entries(last)) searchParams.set(name, value)
    for (const [name, value] of Object.entries(first)) searchParams.set(`first_${name}`, value)
    return url.href
  }
  if (campaign.some((name) => searchParams.has(name))) return address
  const touch = [last, first].find((one) => campaign.some((name) => one[name])) ?? {}
  for (const name of campaign) if (touch[name]) searchParams.set(name, touch[name])
  return url.href
}
