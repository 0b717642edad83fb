import { redirectFor } from '../../app/seo/redirect-for.ts'
import { readQuery } from '../../booking/book/query.ts'
import { canonicalZone } from '../../booking/core/format-time.ts'
import { readFields } from '../../booking/webhook/handler.ts'
import { clientAddress } from '../../platform/client-address.ts'
import { loggedPath } from '../../platform/describe-error.ts'
import { chooseEncoding } from '../../server/pages/compress.ts'
import { isValidPath } from '../../server/request-address.ts'
import { HEADERS, itReadsInLinearTime, swallow } from './linear-time.ts'
import { between, FORMS, repeated } from './worst-texts.ts'

const address = (text: string) => new URL(`http://localhost/x?${text}`).searchParams

// Every function that reads an address or a header.
itReadsInLinearTime([
  ['the webhook’s query', (text) => swallow(() => readFields(address(text))), HEADERS, FORMS],
  ['the query of a page of the desk', (text) => swallow(() => readQuery(address(text))), HEADERS, FORMS],
  ['a time zone', (text) => canonicalZone(text), HEADERS, [repeated('America/'), repeated('a')]],
  [
    'the encodings a client accepts',
    (text) => chooseEncoding(text),
    HEADERS,
    [
      repeated('x;q=0.1,'),
      repeated(','),
      repeated(';'),
      repeated('"'),
      repeated('\\"'),
      between('gzip;', 'q', ''),
    ],
  ],
  [
    'the addresses that proxies forward',
    (text) => clientAddress('127.0.0.1', text, 3),
    HEADERS,
    [repeated('1.1.1.1,'), repeated(','), repeated(':'), repeated('1'), repeated('1:'), repeated('[')],
  ],
  ['the path of a page', isValidPath, HEADERS, [repeated('/'), repeated('%41'), repeated('.html')]],
  [
    'the address a path redirects to',
    (text) => redirectFor(text, '?a', new Set(['/blog'])),
    HEADERS,
    [repeated('/'), between('/', 'a', '/'), between('/a', '/', 'a'), repeated('/a')],
  ],
  [
    'a path in the log',
    (text) => loggedPath(`http://localhost/${text}`),
    HEADERS,
    [repeated('a'), repeated('%'), repeated('é')],
  ],
])
