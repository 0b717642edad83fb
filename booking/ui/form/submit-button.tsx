/** The form's main button. While sending it keeps focus and says so, rather than being disabled. */
export function SubmitButton({ sending, text, textWhileSending }: SubmitButtonProps) {
  return (
    <button
      className="cta mt-4 min-h-13 w-full cursor-pointer px-6 py-3 font-semibold aria-disabled:cursor-progress aria-disabled:bg-marigold-light wide:w-auto wide:min-w-60 print:hidden"
      type="submit"
      aria-disabled={sending}
      aria-busy={sending}
    >
      {sending ? textWhileSending : text}
    </button>
  )
}

interface SubmitButtonProps {
  sending: boolean
  text: string
  textWhileSending: string
}
