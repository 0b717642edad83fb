import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import { Fragment, type ReactNode, use } from 'react'
import type { Agency } from '../../core/settings.ts'
import { BrandHeader } from './brand-header.tsx'
import * as theme from './email-theme.ts'
import type { Fact } from './letter-names.ts'

interface EmailLayoutProps {
  title: string
  /** Shown after the subject in the inbox; defaults to the first words of the email. */
  preview?: string
  agency: Agency
  children: ReactNode
}

/** One column with the brand above and the agency's postal address below. No images, no tracking. */
export function EmailLayout({ title, preview, agency, children }: EmailLayoutProps) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{theme.darkMode(agency.colors)}</style>
      </Head>
      <Body className="paper" style={{ margin: 0, backgroundColor: theme.paper, color: theme.ink }}>
        {preview ? <Preview>{preview}</Preview> : null}
        <theme.Brand value={agency.colors}>
          <Container
            className="paper"
            style={{ maxWidth: '600px', padding: '24px 20px 32px', backgroundColor: theme.paper }}
          >
            <BrandHeader agency={agency} />
            <Heading as="h1" className="ink" style={theme.title}>
              {title}
            </Heading>
            {children}
            <Divider />
            <Text className="soft" style={theme.small}>
              {agency.name}, {agency.address}
            </Text>
          </Container>
        </theme.Brand>
      </Body>
    </Html>
  )
}

/** Lines that belong together, like a signature. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Text className="ink" style={{ ...theme.text, marginTop: '24px' }}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  )
}

export function Address({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="link"
      style={{ ...theme.linkStyle(use(theme.Brand)), wordBreak: 'break-word' }}
    >
      {children}
    </Link>
  )
}

/** Labeled values that keep their line breaks. The text part has label and value in one line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ name, text, isLarge }) => (
    <Text
      key={name}
      className="fact ink"
      style={{ ...theme.text, margin: '0 0 12px', ...(isLarge ? theme.largeValue : theme.value) }}
    >
      <span className="fact-name soft" style={theme.label}>
        {name}
      </span>
      <br data-skip-in-text="true" />
      {text}
    </Text>
  ))
}

export function Divider() {
  return <Hr className="rule" style={{ margin: '20px 0', borderColor: theme.rule }} />
}

export function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="ink" style={{ ...theme.text, paddingLeft: '22px' }}>
      {items.map((item) => (
        <li key={item} style={{ marginBottom: '6px' }}>
          {item}
        </li>
      ))}
    </ul>
  )
}

export function ActionButton({ href, children }: { href: string; children: string }) {
  const { action, onAction } = use(theme.Brand)
  return (
    <Section style={{ margin: '20px 0 12px' }}>
      <Button
        href={href}
        className="action"
        style={{
          padding: '14px 26px',
          borderRadius: '2px',
          backgroundColor: action,
          color: onAction,
          fontFamily: theme.SANS,
          fontSize: '17px',
          fontWeight: 600,
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

/** Links side by side, as far as the width allows; each with its address on a line of its own in the text part. */
export function ActionLinks({ links }: { links: readonly Record<'text' | 'href', string>[] }) {
  const style = theme.linkStyle(use(theme.Brand))
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {links.map(({ text, href }) => (
        <Text
          key={text}
          style={{ ...theme.text, display: 'inline-block', margin: '0 24px 0 0', lineHeight: '34px' }}
        >
          <Link href={href} className="action link" style={style}>
            {text}
          </Link>
        </Text>
      ))}
    </Section>
  )
}

export function DetailsBox({ children }: { children: ReactNode }) {
  return (
    <Section
      className="details"
      style={{
        margin: '0 0 20px',
        padding: '18px 20px 6px',
        border: `1px solid ${theme.rule}`,
        borderTop: `3px solid ${use(theme.Brand).brand}`,
        backgroundColor: '#ffffff',
      }}
    >
      {children}
    </Section>
  )
}
