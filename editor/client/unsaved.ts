/** Whether the panel has something typed that is not saved, or is saving it, after which the page is shown anew. */
export const unsaved = { isTyped: false, isSaving: false }

export const forget = (): void => {
  unsaved.isTyped = false
}

/** Asks before something typed is lost. */
export const mayLose = (): boolean => !unsaved.isTyped || confirm('Discard what you typed?')

addEventListener('beforeunload', (event) => {
  if (unsaved.isTyped) event.preventDefault()
})
