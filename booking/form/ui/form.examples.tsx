import { BOOKING_CONSENTS } from '../../core/consents.ts'
import { EMAIL, type Kind, NAME, type Question } from '../../core/questions.ts'
import { Done } from './done.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { FocusedHeading } from './focused-heading.tsx'
import { SubmitButton } from './hidden-fields.tsx'
import { QuestionFields } from './questions.tsx'

const long =
  'Whatever helps us to prepare: what you have tried, what it cost, and what you would like to know.'
const question = (kind: Kind, more: Partial<Question> = {}): Question => ({
  name: 'answer',
  label: 'What should we know?',
  kind,
  ...more,
})
const choices = ['Ketamine therapy', 'Hormone therapy', 'Weight loss', 'Something else']
const field = (asked: Question, typed: string[] = [], message?: string) => (
  <Field question={asked} typed={typed} message={message} />
)

export default {
  'Form done': {
    Usual: (
      <Done
        message={{ type: 'desk:lead' }}
        text="Thank you. We have your number."
        next="/"
        linkText="Back to the site"
      >
        <FocusedHeading title="We’ll call you back within 3 business days" />
      </Done>
    ),
  },
  'Form error summary': {
    'One answer': (
      <ErrorSummary
        title="Please fix 1 answer below"
        text=""
        error={{ kind: 'fields', fields: [{ field: 'name', message: 'Enter your name.' }] }}
        focus={null}
      />
    ),
    'All fixed': (
      <ErrorSummary
        title="Thanks, that’s fixed. Press “Send” below."
        text=""
        error={{ kind: 'fields', fields: [{ field: 'name', message: 'Enter your name.', corrected: true }] }}
        focus={null}
      />
    ),
    'No connection': (
      <ErrorSummary
        title="We couldn’t reach our server"
        text="Your answers are still here. Check your connection and press the button again."
        error={{ kind: 'offline' }}
        focus={null}
      />
    ),
  },
  'Form field': {
    Empty: field(NAME),
    'Filled in': field(EMAIL, ['dana@lakeside.example']),
    Error: field(EMAIL, ['dana@lakeside'], 'Enter your email address, like name@practice.com.'),
    'Help and error': field(
      question('zip', { label: 'ZIP code', help: 'Of your practice.' }),
      ['7502'],
      'Enter a 5-digit ZIP code, like 75024.',
    ),
    'Long text': field(question('long text', { label: long, help: long }), [`${long} ${long}`]),
    'One choice': field(question('choice', { choices, required: true }), ['Weight loss']),
    'One choice, error': field(question('choice', { choices }), [], 'Choose one from the list.'),
    'Several choices': field(question('several choices', { choices }), choices.slice(0, 2)),
    'Several choices, error': field(
      question('several choices', { choices, help: long }),
      [],
      'Check at least one.',
    ),
    'Yes or no': field(question('yes/no'), ['Yes']),
  },
  'Form heading': {
    'With kicker': <FocusedHeading kicker="Step 1 of 2, 30 minutes by video" title="Choose a time" />,
    'Long text': (
      <FocusedHeading title="Leave your number and we’ll call you back on the next business day" />
    ),
  },
  'Form questions': {
    'With consents': (
      <QuestionFields
        form={{ questions: [NAME, EMAIL], consents: BOOKING_CONSENTS }}
        consentsLegend="Text messages (optional)"
        brand="Sample Agency"
        texts
        typed={{ name: ['Dana Reed'] }}
        error={null}
      />
    ),
    'Without consents': (
      <QuestionFields
        form={{ questions: [NAME, EMAIL], consents: [] }}
        consentsLegend=""
        brand="Sample Agency"
        texts={false}
        typed={{}}
        error={null}
      />
    ),
  },
  'Form submit button': {
    Usual: <SubmitButton sending={false} text="Book this time: Tue 9:00 AM" textWhileSending="Booking…" />,
    Sending: <SubmitButton sending text="Book this time: Tue 9:00 AM" textWhileSending="Booking…" />,
  },
} satisfies Record<string, Record<string, React.ReactNode>>
