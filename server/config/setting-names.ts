import { parseEnvironment } from '../../server/config/environment.ts'
import { root } from './sources.ts'

/** The variables that the server reads its settings from. */
export function settingNames(): Set<string> {
  const names = new Set<string>()
  const env = new Proxy<Record<string, undefined>>(
    {},
    {
      get(_, name) {
        names.add(String(name))
      },
    },
  )
  parseEnvironment(env, root)
  return names
}
