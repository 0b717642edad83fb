/** Beside a result: how a visitor keeps it. Without a schema, because islands import it. */
export const keepResultWords = {
  heading: 'Keep this result',
  text: 'It’s saved in the link. Bookmark the page, or send the link to someone.',
  copy: 'Copy the link',
  copied: 'Link copied.',
  notCopied: 'Your browser didn’t allow that. Copy the address from the address bar.',
  print: 'Print this page',
} as const
