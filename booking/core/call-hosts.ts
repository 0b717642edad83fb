export interface CallHost {
  name: string
  /** Used within a sentence, e.g. `growth strategist`. */
  role: string
  calls: 'all' | readonly string[]
}

/** The people who take the calls of a specialty, in the order of the settings. */
export function hostsOf<Host extends CallHost>(people: readonly Host[], specialty: string): Host[] {
  return people.filter(({ calls }) => calls === 'all' || calls.includes(specialty))
}

/** `Ana Ruiz, growth strategist`, or `Ana Ruiz or Ben Cole`; empty without people. */
export function formatHosts(hosts: readonly CallHost[]): string {
  const [only] = hosts
  if (only && hosts.length === 1) return `${only.name}, ${only.role}`
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(hosts.map(({ name }) => name))
}
