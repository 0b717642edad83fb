/** Evidence of consent: the wording shown beside each checked box (TCPA, 47 CFR 64.1200; CAN-SPAM). */
export type ConsentRecord<Name extends string> = Record<Name, boolean> & {
  wording: Partial<Record<Name, string>>
}

/** Adds the wording of each checked box. */
export function recordConsents<Name extends string>(
  agreed: Record<Name, boolean>,
  wordingOf: (name: Name) => string,
): ConsentRecord<Name> {
  const wording: Partial<Record<Name, string>> = {}
  for (const name in agreed) if (agreed[name]) wording[name] = wordingOf(name)
  return { ...agreed, wording }
}
