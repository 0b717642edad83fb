import { crash } from '../app/content/error.ts'

/** Shown when even rendering the error page failed. Contains no details of the error. */
export const crashPage = `<!doctype html><html lang="en-US"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${crash.headline}</title>
<style>body{font:1.0625rem/1.6 system-ui,sans-serif;margin:15vh auto;max-width:34rem;padding:0 1.25rem;color:#14211c;background:#faf8f2}h1{font:400 2.25rem/1.1 Georgia,serif}a{color:#0f4a3b}</style>
</head><body><main><h1>${crash.headline}</h1><p>${crash.text}</p><p><a href="/">${crash.homeLabel}</a></p></main></body></html>`
