import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { typingOf } from './form/typing-attributes.ts'
import { LeadDocument } from './lead-document.tsx'
import { NO_LEAD_ANSWERS } from './lead-props.ts'

test('touch keyboards and autofill are told what each field is for', () => {
  const form = {
    brand: 'Harbour & Sons',
    phone: '(555) 010-0142',
    guideTitle: 'A Guide',
    texts: true,
    next: '/guide',
    specialties: ['Vision'],
    frameOrigins: [],
    formKey: 'k',
    embed: false,
    attribution: {},
    answers: NO_LEAD_ANSWERS,
    error: null,
  }
  const html = renderToString(<LeadDocument form={form} site="/" assets={{ script: '/l.js', style: '' }} />)
  expect(typingOf(html)).toEqual({
    name: 'autocomplete=name autocapitalize=words enterkeyhint=next',
    email: 'autocomplete=email inputmode=email autocapitalize=off spellcheck=false enterkeyhint=next',
    practice: 'autocomplete=organization autocapitalize=words enterkeyhint=next',
    specialty: 'autocomplete=off enterkeyhint=next',
    phone: 'autocomplete=tel inputmode=tel autocapitalize=off enterkeyhint=send',
  })
})
