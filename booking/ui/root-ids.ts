/** What the script hydrates, and where it finds the server's props. Shared by the document and the script. */
export const ROOT_ID = 'desk-root'
export const PROPS_ID = 'desk-props'
