/** Pixel widths of a photo's files; heights are 5:4. The smallest is for a line with the name, the largest for /about. */
export const PHOTO_WIDTHS = [160, 320, 480, 640] as const
export const PHOTO_FORMATS = ['avif', 'webp'] as const
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

export const photoHeight = (width: number) => (width * 5) / 4

/** Side of the picture of a sample document, in CSS pixels. */
export const SAMPLE_SIZE = 320

/** The picture of a sample document's page. Ad blockers know names that begin with “ad”. */
export const samplePicture = (href: string) => `pictures/${href.replace(/^\/samples\/(ad-and-)?/, '')}.avif`

/** Pixel widths of the files of a picture in an article, which keeps its shape and is never enlarged. */
export const pictureWidths = (width: number): number[] => {
  const smaller = [480, 960, 1440].filter((one) => one < width)
  return smaller.length < 3 ? [...smaller, width] : smaller
}

/**
 * Path of a photo's file on the site: `/people/ana-ruiz-320.avif`.
 * @param photo in the owner's folder: `people/ana-ruiz.jpg`
 */
export function photoPath(photo: string, width: number, format: PhotoFormat): string {
  return `/${photo.replace(/\.\w+$/, '').toLowerCase()}-${width}.${format}`
}
