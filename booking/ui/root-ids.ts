/** What the script hydrates, by the component that belongs there. Shared by the documents and the script. */
export const ROOT_IDS = { booking: 'booking-root', lead: 'lead-root' } as const
/** The element that carries the server's props as JSON. */
export const PROPS_ID = 'desk-props'
