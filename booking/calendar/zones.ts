import { formatZone } from '../core/format-time.ts'

export const USUAL_ZONES: { zone: string; label: string }[] = [
  { zone: 'America/New_York', label: 'Eastern Time (New York)' },
  { zone: 'America/Chicago', label: 'Central Time (Chicago)' },
  { zone: 'America/Denver', label: 'Mountain Time (Denver)' },
  { zone: 'America/Phoenix', label: 'Arizona (Phoenix)' },
  { zone: 'America/Los_Angeles', label: 'Pacific Time (Los Angeles)' },
  { zone: 'America/Anchorage', label: 'Alaska Time (Anchorage)' },
  { zone: 'Pacific/Honolulu', label: 'Hawaii Time (Honolulu)' },
  { zone: 'America/Puerto_Rico', label: 'Atlantic Time (Puerto Rico)' },
]

/** Other zones to choose from without scripts. */
export const OTHER_ZONES: { zone: string; label: string }[] = [
  { zone: 'America/Toronto', label: 'Toronto' },
  { zone: 'America/Vancouver', label: 'Vancouver' },
  { zone: 'America/Mexico_City', label: 'Mexico City' },
  { zone: 'America/Sao_Paulo', label: 'São Paulo' },
  { zone: 'Europe/London', label: 'London' },
  { zone: 'Europe/Paris', label: 'Central Europe (Paris)' },
  { zone: 'Asia/Dubai', label: 'Dubai' },
  { zone: 'Asia/Kolkata', label: 'India (Kolkata)' },
  { zone: 'Asia/Singapore', label: 'Singapore' },
  { zone: 'Australia/Sydney', label: 'Sydney' },
  { zone: 'UTC', label: 'UTC' },
]

/** `America, Argentina, Buenos Aires` for `America/Argentina/Buenos_Aires`. */
export function plainZone(zone: string): string {
  return zone.replaceAll('_', ' ').replaceAll('/', ', ')
}

/** A zone's usual name, or its long name at that instant. */
export function nameZone(zone: string, epochMs: number): string {
  const usual = USUAL_ZONES.find((known) => known.zone === zone)
  return usual ? usual.label : `${formatZone(epochMs, zone)} (${plainZone(zone)})`
}
