/** Whether the panel has something typed that is not saved. */
export const unsaved = { isTyped: false }

export const forget = (): void => {
  unsaved.isTyped = false
}

/** Asks before something typed is lost. */
export const mayLose = (): boolean => !unsaved.isTyped || confirm('Discard what you typed?')

addEventListener('beforeunload', (event) => {
  if (unsaved.isTyped) event.preventDefault()
})
