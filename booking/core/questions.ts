import { MAX_CALL_NOTES } from '../../platform/call-notes.ts'

/** `name` and `email` are of questions that every form has; the owner's questions are of the others. */
export type Kind =
  | ('name' | 'email' | 'text' | 'long text' | 'phone' | 'zip' | 'number' | 'amount' | 'website')
  | ('choice' | 'several choices' | 'yes/no')

/** Plain JSON: the owner writes questions in `content/questions.yaml`, and the server hands them to the browser. */
export interface Question {
  /** Of the field. `practice`, `phone` and `zip` are known by their names: two columns, and the area that a practice asks for. */
  name: string
  label: string
  kind: Kind
  /** Names the answer in lists and emails, where it isn't the label. */
  title?: string | undefined
  help?: string | undefined
  /** Shown when the answer is not accepted, where the kind's own sentence doesn't say enough. */
  message?: string | undefined
  choices?: readonly string[] | undefined
  required?: boolean | undefined
  /** Whether the host's calendar, which others may see, shows the answer. */
  calendar?: boolean | undefined
  /** Characters; without it, as many as the kind allows. */
  max?: number
  /** Filled in by the page, not typed: the form shows it in its own way. */
  isBrought?: boolean
}

/** The owner's questions: for booking a call, on its confirmation, and for the guide. */
export type OwnerQuestions = Readonly<Record<'booking' | 'preparation' | 'guide', readonly Question[]>>

export const titleOf = ({ title, label }: Question) => title ?? label

export const maxOf = ({ max, kind }: Question) => max ?? KINDS[kind].max

/** What there is to choose from; undefined where the answer is typed. */
export const choicesOf = ({ kind, choices }: Question) => (kind === 'yes/no' ? ['Yes', 'No'] : choices)

const TOO_LONG = (question: Question) => {
  const most = `at most ${maxOf(question).toLocaleString('en-US')} characters`
  return question.required ? `Answer this in ${most}.` : `Shorten this to ${most}.`
}
const TYPE = (example: string) => (question: Question) =>
  `Enter ${example}${question.required ? '' : ', or leave it empty'}.`

const ADDRESS =
  /^(?:[A-Za-z0-9_'+&!/-]+\.)*[A-Za-z0-9_'+&!/-]*[A-Za-z0-9_+&!/-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/i

/** With full-width letters and digits, which keyboards in Asia type, as the usual ones. */
const plainWidth = (answer: string) => answer.normalize('NFKC').trim()

/** The address in `Dana Reed <dana@practice.com>` or `mailto:dana@practice.com`, as it is copied from elsewhere. */
function unwrapAddress(answer: string): string {
  const [, address = answer] = /<([^<>]*)>$/.exec(answer) ?? []
  return address.replace(/^mailto:([^?]*).*$/is, '$1').trim()
}

/** Commas, where there are any, are between thousands. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

/** At least 10 digits: a number without its area code can't be called back. Any dash, and an extension at the end. */
function isPhoneNumber(text: string): boolean {
  const [, number = ''] =
    /^([-+().,\d\s/\p{Pd}−]+)(?:(?:ext(?:ension)?|x|#)[.:]?\s*\d{1,6})?$/iu.exec(text) ?? []
  const digits = number.replace(/\D/g, '').length
  return digits >= 10 && digits <= 15
}

interface Rule {
  /** Characters. */
  max: number
  /** What to say when the answer is not accepted. */
  message: (question: Question) => string
  /** How an answer is read, before it is checked and stored; without it as typed. */
  read?: (answer: string) => string
  /** Whether an answer that isn't empty is accepted; without it any is. */
  accepts?: (answer: string) => boolean
}

export const KINDS: Record<Kind, Rule> = {
  name: { max: 80, message: TYPE('your name, like Dana Reed'), accepts: (name) => /\p{L}/u.test(name) },
  email: {
    max: 254,
    message: TYPE('your email address, like name@practice.com'),
    read: (answer) => unwrapAddress(plainWidth(answer)),
    accepts: (address) => ADDRESS.test(address),
  },
  text: { max: 200, message: TOO_LONG },
  'long text': { max: 1000, message: TOO_LONG },
  phone: {
    max: 40,
    message: TYPE('your phone number with area code, like (212) 555-0142'),
    read: plainWidth,
    accepts: isPhoneNumber,
  },
  zip: {
    max: 5,
    message: TYPE('a 5-digit ZIP code, like 75024'),
    read: plainWidth,
    accepts: (zip) => /^\d{5}$/.test(zip),
  },
  number: {
    max: 20,
    message: TYPE('a number, like 2,500'),
    read: plainWidth,
    accepts: (number) => NUMBER.test(number),
  },
  amount: {
    max: 20,
    message: TYPE('an amount, like $2,500'),
    read: plainWidth,
    accepts: (amount) => NUMBER.test(amount.replace(/^[$€£]\s?/, '')),
  },
  website: { max: 200, message: TOO_LONG },
  choice: { max: 200, message: () => 'Choose one from the list.' },
  'several choices': { max: 2000, message: () => 'Check at least one.' },
  'yes/no': { max: 3, message: () => 'Choose yes or no.' },
}

export const messageFor = (question: Question) => question.message ?? KINDS[question.kind].message(question)

export const NAME: Question = {
  name: 'name',
  label: 'Your name',
  title: 'Name',
  kind: 'name',
  required: true,
}
export const EMAIL: Question = {
  name: 'email',
  label: 'Email address',
  title: 'Email',
  kind: 'email',
  required: true,
}

/** What the booking form sends along from the page that the visitor came from. */
const BROUGHT: readonly Question[] = [
  {
    name: 'callNotes',
    label: 'Your notes for the call',
    title: 'Notes from the site',
    kind: 'long text',
    message: 'Remove some of your notes for the call: they’re too long to send.',
    max: MAX_CALL_NOTES,
    isBrought: true,
  },
  {
    name: 'patientValue',
    label: 'What an average patient pays you in total',
    title: 'Average patient pays',
    kind: 'text',
    isBrought: true,
  },
]

/** The questions of a form: those of every form, and the owner's. */
export function questionsOf(
  { questions, specialties }: { questions: OwnerQuestions; specialties: readonly string[] },
  form: 'booking' | 'guide',
): Question[] {
  const specialty: Question = {
    name: 'specialty',
    label: 'Specialty',
    kind: 'choice',
    choices: specialties,
    required: true,
    message: 'Choose your specialty from the list.',
  }
  return [NAME, EMAIL, specialty, ...questions[form], ...(form === 'booking' ? BROUGHT : [])]
}

/** Asked of a visitor who has no time to choose a time. */
export const CALL_BACK_QUESTIONS: readonly Question[] = [
  NAME,
  {
    name: 'practice',
    label: 'Practice name',
    kind: 'text',
    required: true,
    message: 'Enter your practice’s name, like Lakeside Wellness.',
  },
  { name: 'phone', label: 'Phone number', kind: 'phone', required: true },
  EMAIL,
  {
    name: 'bestTime',
    label: 'Best time to call',
    kind: 'text',
    help: 'For example: mornings, midday, or after 5:00 PM Central.',
  },
]

/** What a host writes after the call, for the visitor. */
export const SUMMARY_QUESTIONS: readonly Question[] = [
  {
    name: 'advertisers',
    label: 'Who advertises near them',
    title: 'Who advertises near you',
    kind: 'long text',
    required: true,
    max: 2000,
  },
  {
    name: 'breakEven',
    label: 'Their break-even',
    title: 'Your break-even',
    kind: 'long text',
    required: true,
    max: MAX_CALL_NOTES,
    help: 'The notes they sent are filled in. Keep what counts.',
  },
  {
    name: 'answer',
    label: 'Our yes or no, and why',
    title: 'Our answer',
    kind: 'long text',
    required: true,
    max: 2000,
  },
]
