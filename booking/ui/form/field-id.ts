/** Id of a field's control, for labels and for the links of the error summary. */
export const fieldId = (name: string) => `desk-${name}`
