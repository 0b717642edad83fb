/** Result of the previous request, at the top of the reloaded page. */
export function FlashMessage({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="mb-10 max-w-[46rem] border-l-4 border-evergreen bg-white px-5 py-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-small text-soft">{text}</p>
    </div>
  )
}
