/** The last one keeps letters as wide as on a phone: without a window Chromium rounds them to whole pixels. */
export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none']
