import { Button, Link, Section, Text } from '@react-email/components'
import { use } from 'react'
import { Brand, linkStyle, marigold, marigoldInk, SANS, text } from './email-theme.ts'

export function ActionButton({ href, children }: { href: string; children: string }) {
  return (
    <Section style={{ margin: '20px 0 12px' }}>
      <Button
        href={href}
        className="action"
        style={{
          padding: '14px 26px',
          borderRadius: '2px',
          backgroundColor: marigold,
          color: marigoldInk,
          fontFamily: SANS,
          fontSize: '17px',
          fontWeight: 600,
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

export interface Action {
  label: string
  href: string
}

export function ActionLinks({ actions }: { actions: readonly Action[] }) {
  const style = linkStyle(use(Brand))
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {actions.map(({ label, href }) => (
        <Text key={label} style={{ ...text, margin: 0, lineHeight: '34px' }}>
          <Link href={href} className="action link" style={style}>
            {label}
          </Link>
        </Text>
      ))}
    </Section>
  )
}
