import { path } from './content.data.ts'

const { sample } = path.consultation.book

/**
 * Where a real clinic's booking page stands, a demo clinic has times that can be chosen and a sentence that nothing is
 * booked. The style shows the sentence, so that a choice reaches neither a script nor the server.
 */
export const SampleCalendar = () => (
  <fieldset className="sample-calendar mt-4 border border-rule bg-white p-4 md:p-6">
    <legend className="px-2 text-label font-semibold">{sample.heading}</legend>
    <div className="choices grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
      {sample.days.map((day) => (
        <div key={day}>
          <p className="mb-2 text-label text-soft">{day}</p>
          {sample.times.map((time) => (
            <label key={time} className="mb-2 gap-2 border border-evergreen px-3 py-2">
              <input type="radio" name="sample" aria-label={`${day}, ${time}`} />
              {time}
            </label>
          ))}
        </div>
      ))}
    </div>
    <p role="status" className="sample-chosen border-l-4 border-evergreen bg-wash px-4 py-3">
      {sample.chosen}
    </p>
  </fieldset>
)
