import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './site-under-test.ts'

/** Said by nginx itself for every file, and no copy of ours. */
const ownHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'etag',
].concat(['keep-alive', 'transfer-encoding', 'vary'])

/**
 * Starts nginx over the same files as the site's server: one worker, packed twins, no log, the same headers.
 * @param program path of nginx
 * @param headers an answer of the site's own server, whose headers are copied
 */
export async function startNginx(
  program: string,
  clientFolder: string,
  headers: Headers,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wellbooked-nginx-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder, clientFolder, port, headers))
  const child = spawn(program, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const deadline = Date.now() + 10_000
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGQUIT')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function configuration(folder: string, clientFolder: string, port: number, headers: Headers): string {
  const copied = [...headers]
    .filter(([name]) => !ownHeaders.includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;`)
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      types { text/html html; text/javascript js; text/css css; image/svg+xml svg; font/woff2 woff2; }
      ${scratch.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      access_log off;
      sendfile on;
      tcp_nopush on;
      gzip_static on;
      gzip_vary on;
      keepalive_requests 100000000;
      server {
        listen 127.0.0.1:${port};
        listen [::1]:${port};
        root ${clientFolder};
        ${copied.join('\n')}
        location / { try_files $uri $uri/index.html =404; }
      }
    }`
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(origin)).ok
  } catch {
    return false
  }
}
