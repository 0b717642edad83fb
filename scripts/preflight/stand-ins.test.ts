import { describe, expect, it } from 'vitest'
import site from '../../site.config.ts'
import { contentFindings, factFindings, figureFindings } from './stand-ins.ts'

const source = { file: 'site.config.ts', text: "first\n  brand: 'Wellbooked',\n  phone: { … },\n" }
const own = {
  ...site,
  demoContent: false,
  brand: 'Harbor & Pine',
  legalName: 'Harbor & Pine LLC',
  phone: { display: '(212) 736-5000', dial: '+12127365000' },
  email: 'hello@harborpine.com',
  address: { ...site.address, street: '350 Fifth Avenue' },
  strategyCall: { ...site.strategyCall, videoLink: 'https://meet.harborpine.com/call' },
  people: [
    { name: 'Ana Example', role: 'strategist', photo: 'people/ana.jpg', about: 'A', calls: 'all' as const },
  ],
}

describe('the owner’s facts', () => {
  it('of a fresh checkout are all found, with their line', () => {
    const demo = { ...site, demoContent: true, brand: 'Wellbooked', legalName: 'Wellbooked LLC' }
    const stand = {
      ...demo,
      phone: { display: '(212) 555-0142', dial: '+12125550142' },
      email: 'hello@wellbooked.example.com',
      address: { ...site.address, street: '100 Example Street' },
      strategyCall: { ...site.strategyCall, videoLink: 'https://meet.example.com/call' },
      people: [],
    }
    const findings = factFindings(stand, source)
    expect(findings).toHaveLength(8)
    expect(findings[1]?.places).toEqual([{ file: 'site.config.ts', line: 2, text: "brand: 'Wellbooked'," }])
  })

  it('need at least one person with a photo', () => {
    const faceless = { ...own, people: own.people.map(({ photo: _, ...person }) => person) }
    for (const facts of [faceless, { ...own, people: [] }])
      expect(factFindings(facts, source).map(({ what }) => what)).toEqual([
        'The site shows no one who works there.',
      ])
  })

  it('of a real business are left alone', () => {
    expect(factFindings(own, source)).toEqual([])
  })
})

describe('the figures', () => {
  const promises = { file: 'app/content/promises.ts', text: 'first\n  minimumDollarsPerMonth: 3_000,\n' }

  it('are listed until the owner confirms them', () => {
    const [finding] = figureFindings({ minimumDollarsPerMonth: 3_000, minimumIsConfirmed: false }, promises)
    expect(finding?.what).toContain('$3,000 a month')
    expect(finding?.places).toMatchObject([{ file: 'app/content/promises.ts', line: 2 }])
    expect(figureFindings({ minimumDollarsPerMonth: 3_000, minimumIsConfirmed: true }, promises)).toEqual([])
  })
})

describe('the words', () => {
  const found = (text: string) =>
    contentFindings([{ file: 'app/content/x.ts', text }]).map(({ what }) => what)

  it.each([
    ['demo: true,', 'Invented content'],
    ["phone: '(865) 555-0123'", 'A number'],
    ["dial: '865.555.0123'", 'A number'],
    ["href: 'https://clinic.example.com'", 'An example address'],
    ["email: 'a@desert-light.example'", 'An example address'],
    ["text: 'Wellbooked answers.'", 'The stand-in brand'],
  ])('%s', (text, what) => {
    expect(found(text)).toEqual([expect.stringContaining(what)])
  })

  it.each([
    'demo: false',
    'if (!ADDRESS.test(href)) return',
    "text: 'For example, 555 people.'",
    '// see example.com',
    ' * Wellbooked',
  ])('leave %s alone', (text) => {
    expect(found(text)).toEqual([])
  })

  it('are gathered under one finding a kind, with file and line', () => {
    const sources = [
      { file: 'app/content/a.md', text: 'one\ncall 865-555-0123' },
      { file: 'app/content/b.md', text: 'call 972-555-0199' },
    ]
    expect(contentFindings(sources)[0]?.places).toMatchObject([
      { file: 'app/content/a.md', line: 2 },
      { file: 'app/content/b.md', line: 1 },
    ])
  })
})
