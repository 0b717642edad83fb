import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { contentCopy } from '../../tests/fixtures/temporary-folder.ts'
import type { Fact } from './facts.ts'
import { mentionsOf, stillNamed } from './removed.ts'

/** The values of a file, on lines of their own. */
const facts = (file: string, values: Record<string, unknown>): Fact[] =>
  Object.entries(values).map(([field, value], index) => ({ file, line: index + 1, field, value }))

it('finds what still speaks of a specialty that was removed, but no specialty at the end of the list', () => {
  const found = stillNamed([
    ...facts('specialties/neuropathy.yaml', { name: 'Neuropathy' }),
    ...facts('site.yaml', {
      'specialties.0': 'Vision',
      'specialties.1': 'Neuropathy',
      'specialties.2': 'Another one',
    }),
    ...facts('pages/home.yaml', {
      'caseStudies.examples.0.specialty': 'Pain',
      lead: 'Our vision is clear, without pain.',
    }),
    ...facts('pages/a.yaml', { label: 'For a made-up vision practice' }),
  ])
  expect(found.map((one) => one.replace(/,? which has no file.*/, ''))).toEqual([
    'content/site.yaml:1, specialties.0: speaks of Vision',
    'content/pages/a.yaml:1, label: speaks of Vision',
    'content/pages/home.yaml:1, caseStudies.examples.0.specialty: speaks of Pain',
  ])
})

it('finds what leads to an entry or names it, but not the entry itself', () => {
  const entry = { file: 'clinics/light.yaml', names: ['Desert Light'] }
  const [own, name, link, ...others] = [
    ...facts('clinics/light.yaml', { name: 'Desert Light' }),
    ...facts('posts/a.md', { '': 'At Desert Light, a nurse is with you.' }),
    ...facts('redirects.yaml', { '/old': '/light#visit' }),
    ...facts('pages/a.yaml', { a: '/light-rail', b: '/book/light', c: 'Desert Lights', d: 'In the desert' }),
  ]
  expect(own && others).toHaveLength(4)
  expect(mentionsOf([own, name, link, ...others] as Fact[], entry, '/light')).toEqual([name, link])
})

it('knows by git who was removed, before and after that is kept, until no text names them', async () => {
  const folder = contentCopy()
  vi.stubEnv('CONTENT_DIR', folder)
  vi.resetModules()
  const { listFiles } = await import('../../app/content/read/content-folder.ts')
  const { readYaml } = await import('../../app/content/read/yaml.ts')
  const { stillNamed } = await import('./removed.ts')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
  const [person = '', other = ''] = listFiles('people/*.yaml')
  const [name, kept] = [person, other].map((file) => (readYaml(file).value as { name: string }).name)
  const all = [...facts('posts/a.md', { author: name, by: kept }), ...facts(other, { name: kept })]
  expect(stillNamed(all)).toEqual([])
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '-m', 'As it was')
  rmSync(path.join(folder, person))
  const found = [
    expect.stringMatching(`^content/posts/a.md:1, author: speaks of ${name}, .* in content/people;`),
  ]
  expect(stillNamed(all)).toEqual(found)
  git('commit', '--quiet', '--all', '-m', 'Left')
  expect(stillNamed(all)).toEqual(found)
  expect(stillNamed(all.slice(1))).toEqual([])
  expect(stillNamed([...all, ...facts('people/again.yaml', { name })])).toEqual([])
})
