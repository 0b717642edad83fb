import fonts from '../app/styles/fonts.css?inline'
import widget from '../booking/ui/widget.css?inline'

/** The style that the booking documents carry, with the site's fonts. */
export const bookingStyle = fonts + widget
