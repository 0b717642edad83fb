/**
 * Features that a supported browser may lack, by the name of the fault, and what its visitors get without them.
 * Unused entries fail the test.
 */
export const optional: Record<string, string> = {
  // Motion and transitions.
  '@view-transition': 'The next page replaces this one without a fade.',
  '@starting-style': 'Drawer and notices appear without sliding in.',

  // How lines break.
  'text-wrap': 'Headlines and paragraphs break where the line is full.',

  // Performance only.
  'content-visibility': 'The whole page is laid out at once.',
  'contain-intrinsic-block-size': 'Only says how high a section is that is not laid out yet.',
  'media scripting': 'The whole page is laid out at once.',
  ':has(:focus-visible,:target)': 'The whole page is laid out at once.',

  // State that is also shown otherwise.
  ':has(+:popover-open)': 'The arrow of a menu stays pointing down while its panel is open.',
  ':popover-open': 'The same.',
  ':has(.drawer[open])': 'The page behind the open drawer can be scrolled.',
  ':has(:checked)': 'A chosen answer is marked by its radio button and not by its background.',

  // Alignment.
  'grid-template-rows: subgrid': 'The parts of neighboring columns start at heights of their own.',

  // Paper.
  '@page': 'Pages are printed with the browser’s own margins.',
  '::details-content': 'Closed answers stay closed on paper.',
  'break-after: avoid': 'A headline may be the last line of a sheet.',
  ':has(+table)': 'A table’s introduction may be the last line of a sheet.',
  orphans: 'A single line of a paragraph may be alone on a sheet.',
  widows: 'A single line of a paragraph may be alone on a sheet.',

  // Forced colors, which Safari does not have.
  'forced-color-adjust': 'Without forced colors there is nothing to be exempt from.',

  // Tailwind's own.
  '@property': 'Tailwind sets the initial values on every element where it is missing.',
  '-webkit-text-size-adjust': 'For iOS, which alone enlarges text by itself on turning a phone.',
  '-webkit-tap-highlight-color': 'A link flashes in the browser’s own color when it is tapped.',
  'font-family: ui-monospace': 'The next face of the list is taken.',
}
