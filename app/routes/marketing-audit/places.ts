/** The page's address. */
export const PATH = '/marketing-audit'
/** Ids of the form, and of the result's heading, which takes the focus when a link leads there. */
export const FORM = 'sheet'
export const RESULT = 'result'
