interface BookletCoverProps {
  plain: string
  turn: string
  publisher: string
}

/** The cover of a patient's guide: its title over a drawn page of an appointment book. Text, so that it takes any title. */
export const BookletCover = ({ plain, turn, publisher }: BookletCoverProps) => (
  <div className="booklet-cover">
    <p>{publisher}</p>
    <p className="booklet-title">
      {plain} <em>{turn}</em>
    </p>
    <svg viewBox="0 0 120 60" aria-hidden="true">
      <path d="M2 58V20C22 8 40 8 60 20 80 8 98 8 118 20V58C98 46 80 46 60 58 40 46 22 46 2 58ZM60 20V58" />
      <path d="M12 28c12-6 24-6 38 1M12 37c12-6 24-6 38 1M70 29c14-7 26-7 38-1M70 38c14-7 26-7 38-1" />
    </svg>
  </div>
)
