/** Whether the panel has unsaved input, or is saving it, after which the page reloads. */
export const unsaved = { isTyped: false, isSaving: false }

export const forget = (): void => {
  unsaved.isTyped = false
}

/** Returns whether unsaved input may be discarded. Asks the user if there is any. */
export const mayLose = (): boolean => !unsaved.isTyped || confirm('Discard what you typed?')

addEventListener('beforeunload', (event) => {
  if (unsaved.isTyped) event.preventDefault()
})
