import style from '../app/styles/booking.css?inline'

/** The style that the booking documents carry: the site's tokens and fonts, and the classes that booking/ui uses. */
export const bookingStyle = style
