import { Heading, Text } from '@react-email/components'
import { marked, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import type { Agency, Letter } from '../../core/settings.ts'
import {
  ActionButton,
  ActionLinks,
  Address,
  DetailsBox,
  Divider,
  EmailLayout,
  Facts,
  Lines,
  List,
} from './email-layout.tsx'
import * as theme from './email-theme.ts'
import type { Part, Value } from './letter-names.ts'

type Values = Readonly<Record<string, Value>>

/** `{if texts}…{end if}`: words that are there while a name has a value; `{if not texts}…{end if}`: while it has none. */
const CONDITION = /\{if (not )?(\w+)\}([\s\S]*?)\{end if\}/g
const NAME = /\{(\w+)\}/g

const isEmpty = (value: Value | undefined) => !value || value.length === 0

const applyConditions = (text: string, values: Values) =>
  text.replace(CONDITION, (_, not: string | undefined, name: string, words: string) =>
    isEmpty(values[name]) === Boolean(not) ? words : '',
  )

/** What the names stand for is never read as Markdown, because visitors have typed some of it. */
const fillNames = (text: string, values: Values) =>
  text.replace(NAME, (_, name: string) => String(values[name] ?? ''))

/** A text of one line, such as a subject. */
export const fillLine = (text: string, values: Values): string =>
  fillNames(applyConditions(text, values), values)

interface LetterProps {
  letter: Letter
  frame: string
  agency: Agency
  values: Values
}

/** An email as its owner has written it, with its names filled. */
export function LetterEmail({ letter, frame, agency, values }: LetterProps) {
  const { title, preview = '', why, body } = letter
  const text = why ? frame.replace('{letter}', () => body).replace('{why}', () => why) : body
  const tokens = marked.lexer(applyConditions(text, values))
  return (
    <EmailLayout title={fillLine(title, values)} preview={fillLine(preview, values)} agency={agency}>
      {joined(tokens.map((token) => setBlock(token, values)))}
    </EmailLayout>
  )
}

const joined = (parts: ReactNode[]) => createElement(Fragment, null, ...parts)

function setBlock(token: Token, values: Values): ReactNode {
  switch (token.type) {
    case 'heading':
      return (
        <Heading as="h2" className="ink" style={theme.heading}>
          {setInline(token.tokens, values)}
        </Heading>
      )
    case 'hr':
      return <Divider />
    case 'list':
      return setList(token as Tokens.List, values)
    case 'blockquote':
      return (
        <DetailsBox>
          <Facts facts={factsIn(token.text, values)} />
        </DetailsBox>
      )
    case 'paragraph':
      return setParagraph(token as Tokens.Paragraph, values)
    default:
      return null
  }
}

/** A link in bold is a button, words in italics are small print, and lines with breaks belong together. */
function setParagraph({ text, tokens }: Tokens.Paragraph, values: Values): ReactNode {
  const parts = values[/^\{(\w+)\}$/.exec(text)?.[1] ?? '']
  if (typeof parts === 'object') return joined(parts.map(setPart))
  if (!fillNames(text, values).trim()) return null
  const only = tokens.length === 1 ? tokens[0] : undefined
  const button = only?.type === 'strong' ? linkIn(only.tokens) : undefined
  if (button)
    return <ActionButton href={fillNames(button.href, values)}>{fillNames(button.text, values)}</ActionButton>
  if (only?.type === 'em')
    return (
      <Text className="soft" style={{ ...theme.small, marginTop: '20px' }}>
        {setInline(only.tokens, values)}
      </Text>
    )
  if (tokens.some(({ type }) => type === 'br'))
    return (
      <Lines
        lines={text
          .split(/\\\n/)
          .map((line) => fillNames(line, values))
          .filter(Boolean)}
      />
    )
  return (
    <Text className="ink" style={theme.text}>
      {setInline(tokens, values)}
    </Text>
  )
}

/** The only link of a text, if it has nothing else. */
const linkIn = (tokens: readonly Token[] = []) =>
  tokens.length === 1 && tokens[0]?.type === 'link' ? (tokens[0] as Tokens.Link) : undefined

/** Entries without words are left out; entries that are links have a line each. */
function setList({ items }: Tokens.List, values: Values): ReactNode {
  const entries = items.filter(({ text }) => text)
  const links = entries.flatMap(
    ({ tokens: [token] }) => linkIn(token && 'tokens' in token ? token.tokens : []) ?? [],
  )
  if (links.length === 0) return <List items={entries.map(({ text }) => fillNames(text, values))} />
  const filled = links.map(({ text, href }) => ({
    text: fillNames(text, values),
    href: fillNames(href, values),
  }))
  return <ActionLinks links={filled} />
}

/** `> When: **{when}**`: a name and its value, which is large in bold. One without a value is left out. */
const factsIn = (text: string, values: Values) =>
  text.split('\n').flatMap((line) => {
    const [, name = '', bold, value = ''] = /^(.+?): *(\*\*)?(.*?)(?:\*\*)?$/.exec(line) ?? []
    const filled = fillNames(value, values)
    return filled ? [{ name: fillNames(name, values), text: filled, isLarge: Boolean(bold) }] : []
  })

function setPart(part: Part): ReactNode {
  if ('list' in part) return <List items={part.list} />
  if ('lines' in part) return <Lines lines={part.lines} />
  const facts = <Facts facts={part.facts} />
  return part.isBoxed ? <DetailsBox>{facts}</DetailsBox> : facts
}

function setInline(tokens: readonly Token[] = [], values: Values): ReactNode {
  return joined(tokens.map((token) => setWords(token, values)))
}

function setWords(token: Token, values: Values): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{setInline(token.tokens, values)}</strong>
    case 'em':
      return <em>{setInline(token.tokens, values)}</em>
    case 'link':
      return <Address href={fillNames(token.href, values)}>{setInline(token.tokens, values)}</Address>
    default:
      return 'text' in token ? fillNames(token.text, values) : null
  }
}
