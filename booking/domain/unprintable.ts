/** Control characters, line separators, bidirectional marks and zero-width blanks: never typed into a one-line field. */
export const UNPRINTABLE =
  /[\p{Cc}\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/u
