/** Control characters, line separators, direction marks and blanks without a width: nothing a person types into one line. */
export const UNPRINTABLE =
  /[\p{Cc}\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/u
