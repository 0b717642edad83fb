// What the bench uses of packages that only it installs: the types are checked where they are not installed.

declare module 'lighthouse' {
  export interface Audit {
    id: string
    title: string
    /** Between 0 and 1; null where the audit only informs or does not apply. */
    score: number | null
    numericValue?: number
    explanation?: string
    errorMessage?: string
  }
  export interface Result {
    audits: Record<string, Audit>
    categories: Record<
      string,
      { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
    >
    environment: { benchmarkIndex: number }
    runtimeError?: { message: string }
  }
  export default function lighthouse(
    url: string,
    flags: Record<string, unknown>,
  ): Promise<{ lhr: Result } | undefined>
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string
    chromeFlags: string[]
    logLevel: 'silent'
  }): Promise<{ port: number; kill(): void }>
}

declare module 'autocannon' {
  export interface Result {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    errors: number
    timeouts: number
    non2xx: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration?: number
    amount?: number
    requests?: { path: string }[]
    headers?: Record<string, string>
  }): Promise<Result>
}
