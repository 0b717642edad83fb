// Each document has one of the two roots. Imported together, because a second request costs more than the smaller part.
import './hydrate-booking.tsx'
import './hydrate-lead.tsx'
