/** Who takes a call when the settings name nobody in particular. The database keeps overlaps apart by host. */
export const AGENCY_HOST = 'agency'
