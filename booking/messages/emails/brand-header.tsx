import { Section } from '@react-email/components'
import type { CSSProperties } from 'react'
import type { Agency } from '../../core/settings.ts'
import { paper, rule, SERIF } from './email-theme.ts'

const PAGE_LINE = '1px solid rgba(250, 248, 242, 0.45)'
const mark: CSSProperties = {
  width: '28px',
  height: '28px',
  borderRadius: '3px',
  color: paper,
}
const signStyle: CSSProperties = {
  borderRadius: '0 0 3px 3px',
  color: paper,
  fontFamily: '"Segoe UI Symbol", Arial, sans-serif',
  fontSize: '16px',
  fontWeight: 'bold',
  lineHeight: '20px',
  textAlign: 'center',
}

/** The logo's sign, if it has one, and the name. It is made of table cells: clients show no SVG and block pictures. */
export function BrandHeader({ agency: { name, sign, colors } }: { agency: Agency }) {
  return (
    <Section
      className="rule"
      data-skip-in-text="true"
      style={{ margin: '0 0 28px', borderBottom: `1px solid ${rule}` }}
    >
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 14px' }}>
        <tbody>
          <tr>
            {sign ? (
              <td aria-hidden="true" className="mark" style={{ ...mark, backgroundColor: colors.brand }}>
                <table role="presentation" cellPadding={0} cellSpacing={0} style={{ width: '28px' }}>
                  <tbody>
                    <tr>
                      <td
                        style={{ height: '7px', fontSize: '1px', lineHeight: '7px', borderBottom: PAGE_LINE }}
                      >
                        &nbsp;
                      </td>
                    </tr>
                    <tr>
                      <td className="mark" style={signStyle}>
                        {sign}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            ) : null}
            <td
              className="ink"
              style={{
                paddingLeft: sign && '10px',
                fontFamily: SERIF,
                fontSize: '22px',
                lineHeight: '28px',
                letterSpacing: '-0.4px',
              }}
            >
              {name}
            </td>
          </tr>
        </tbody>
      </table>
    </Section>
  )
}
