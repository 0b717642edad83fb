import { parseEnvironment } from './environment.ts'

/** The variables that the server reads its settings from. */
export function settingNames(root: string): Set<string> {
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

/** What else `.env` may hold: for compose.yaml and the Caddyfile, the build and the tests, Node and Docker Compose. */
const OTHERS = [
  ...['SITE_HOST', 'SITE_TLS', 'SITE_UPSTREAM', 'POSTGRES_PASSWORD'],
  ...['CONTENT_DIR', 'CHROMIUM', 'FIREFOX', 'TZ'],
  ...['NODE_ENV', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'],
  ...['COMPOSE_PROJECT_NAME', 'COMPOSE_FILE', 'COMPOSE_PROFILES'],
]

/** All names that `.env` may hold. */
export function knownNames(root: string): Set<string> {
  return new Set([...settingNames(root), ...OTHERS])
}
