import { Body, Container, Head, Heading, Hr, Html, Section, Text } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import type { Agency } from '../domain/settings.ts'

const ink = '#14211c'
const evergreen = '#0f4a3b'
const paper = '#faf8f2'

const body: CSSProperties = {
  margin: 0,
  backgroundColor: paper,
  color: ink,
  fontFamily: 'Georgia, "Times New Roman", serif',
}
const text: CSSProperties = { margin: '0 0 16px', fontSize: '17px', lineHeight: '26px', color: ink }
const small: CSSProperties = { ...text, margin: '0 0 8px', fontSize: '14px', lineHeight: '21px' }
const label: CSSProperties = { ...small, margin: 0, fontWeight: 'bold', color: evergreen }

export const linkStyle: CSSProperties = { color: evergreen, textDecoration: 'underline' }

/** One column with the agency's name and postal address at the bottom. No images, no tracking. */
export function EmailLayout(props: { title: string; agency: Agency; children: ReactNode }) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{props.title}</title>
        {/* Without it phones lay the e-mail out 980 pixels wide. */}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Body style={body}>
        <Container style={{ maxWidth: '560px', margin: '0 auto', padding: '32px 20px' }}>
          <Heading
            as="h1"
            style={{ margin: '0 0 20px', fontSize: '26px', lineHeight: '32px', color: evergreen }}
          >
            {props.title}
          </Heading>
          {props.children}
          <Hr style={{ margin: '28px 0 16px', borderColor: evergreen, opacity: 0.3 }} />
          <Text style={small}>
            {props.agency.name}, {props.agency.address}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={text}>{children}</Text>
}

/** A labelled value. Line breaks in the value are kept. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '0 0 12px' }}>
      <Text style={label}>{name}</Text>
      <Text style={{ ...text, margin: 0, whiteSpace: 'pre-wrap' }}>{children}</Text>
    </Section>
  )
}

export function List({ items }: { items: string[] }) {
  return (
    <ul style={{ ...text, paddingLeft: '22px' }}>
      {items.map((item) => (
        <li key={item} style={{ marginBottom: '6px' }}>
          {item}
        </li>
      ))}
    </ul>
  )
}
