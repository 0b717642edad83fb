import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Kind, Question } from '../../core/questions.ts'
import { Field } from './field.tsx'

const choices = ['Ads', 'SEO']
const draw = (kind: Kind, typed: string[] = [], message?: string, more: Partial<Question> = {}) =>
  renderToStaticMarkup(
    <Field question={{ name: 'asked', label: 'Asked', kind, ...more }} typed={typed} message={message} />,
  )

it.each<[Kind, control: RegExp]>([
  ['name', /<input[^>]* autoComplete="name" autoCapitalize="words"[^>]* type="text"/],
  ['email', /<input[^>]* spellCheck="false"[^>]* type="email"/],
  ['website', /<input[^>]* autoCapitalize="off" spellCheck="false"/],
  ['text', /^<div><label[^>]* for="desk-asked">Asked \(optional\)<\/label><input[^>]* id="desk-asked"/],
  ['long text', /^<div class="wide:col-span-2"><label.*<textarea[^>]* maxLength="1000"/],
  ['choice', /<select.*<option value="" selected="">/],
  ['several choices', /^<fieldset.*<legend[^>]*>Asked \(optional\)/],
])('asks for %s with %s', (kind, control) => {
  expect(draw(kind, [], undefined, { choices: kind.includes('choice') ? choices : undefined })).toMatch(
    control,
  )
})

it('shows what was typed, its hint and what is wrong, which its control names', () => {
  const html = draw('text', ['Ads', 'SEO'], 'Answer this.', { help: 'In a word.', required: true })
  expect(html).toContain('value="Ads"')
  expect(html).toContain('aria-describedby="desk-asked-hint desk-asked-message"')
  expect(html).toMatch(/id="desk-asked-hint">In a word\.<.*id="desk-asked-message">Answer this\.</)
  expect(html).not.toContain('optional')
  expect(draw('text')).not.toMatch(/aria-|value="[^"]|<p/)
})

it('says with the first of several choices what is wrong with all', () => {
  const html = draw('several choices', ['SEO'], 'Check one.', { choices })
  expect(html.match(/<input[^>]*>/g)).toEqual([
    expect.stringMatching(/id="desk-asked".*aria-describedby="desk-asked-message".*value="Ads"/),
    expect.not.stringContaining('id='),
  ])
  expect(html).toMatch(/checked="" value="SEO"|value="SEO" checked=""/)
  expect(html.match(/checked/g)).toHaveLength(1)
})

it('a practice’s name is filled in as an organization’s', () => {
  expect(draw('text', [], undefined, { name: 'practice' })).toContain('autoComplete="organization"')
})
