import { Fragment } from 'react'
import { FilmPlayer } from '../../components/film-player.tsx'
import { Photo } from '../../components/photo.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import type { ArticleBody, Block, Inline, List } from '../../content/blog/article-body.ts'
import { blog } from '../../content/blog/blog.data.ts'
import { ArticleFigure } from './figures.tsx'

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>
export type TableBlock = BlockOf<'table'>

const labels = blog.article

/** Table of contents, text and numbered sources of an article. */
export function ArticleText({ body }: { body: ArticleBody }) {
  const headings = body.blocks.filter((block) => block.kind === 'heading')
  const contents = headings.filter(({ level }) => level === 2)
  return (
    <div className="page-container grid gap-x-16 py-10 md:py-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav aria-labelledby="contents" className="no-print sticky lg:top-22 lg:self-start">
        <p id="contents" className="text-fine text-soft">
          {labels.contents}
        </p>
        <ol className="mt-3 border-t border-rule text-small">
          {contents.map(({ id, text }) => (
            <li key={id} className="border-b border-rule">
              <a href={`#${id}`} className="block py-2.5 hover:text-evergreen hover:underline">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-lg:mt-10">
        <div className="post-text running-text">
          {toSections(body.blocks).map((blocks, section) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of an article never changes.
            <section key={section}>
              <Blocks blocks={blocks} Table={ArticleTable} />
            </section>
          ))}
        </div>
        {body.sources.length > 0 ? (
          <section aria-labelledby="sources" className="mt-14 max-w-lead border-t border-ink pt-4">
            <Headline id="sources" className="text-minor" text={labels.sources} />
            <ol className="mt-3 list-decimal pl-6.5 text-fine leading-snug text-soft">
              {body.sources.map((source, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: a source is its number.
                  key={index}
                  id={`source-${index + 1}`}
                  className="mt-1.5 pl-1 target:bg-wash target:text-ink"
                >
                  {renderInlines(source)}
                </li>
              ))}
            </ol>
          </section>
        ) : null}
      </div>
    </div>
  )
}

/** Splits blocks at every second-level heading; what comes before the first one is a section too. */
function toSections(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = []
  for (const block of blocks) {
    const opens = block.kind === 'heading' && block.level === 2
    if (opens || sections.length === 0) sections.push([block])
    else sections.at(-1)?.push(block)
  }
  return sections
}

interface BlocksProps {
  blocks: readonly Block[]
  Table: React.ComponentType<TableBlock>
}

/** Blocks in their order, with tables as the page shows them. */
export const Blocks = ({ blocks, Table }: BlocksProps) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes.
    <Fragment key={index}>{renderBlock(block, Table)}</Fragment>
  ))

function renderBlock(block: Block, Table: BlocksProps['Table']) {
  switch (block.kind) {
    case 'heading': {
      const Level = block.level === 2 ? 'h2' : 'h3'
      return (
        <Level id={block.id}>
          <NoBreak text={block.text} />
        </Level>
      )
    }
    case 'paragraph':
      return <p>{renderInlines(block.children)}</p>
    case 'quote':
      return <blockquote>{renderInlines(block.children)}</blockquote>
    case 'table':
      return <Table {...block} />
    case 'list':
      return renderList(block)
    case 'figure':
      return <ArticleFigure name={block.name} caption={block.caption} />
    case 'photo':
      return <ArticlePhoto {...block} />
    case 'film':
      return <Film {...block} />
  }
}

function renderList({ ordered, items }: List) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map(({ children, list }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text never changes.
        <li key={index}>
          {renderInlines(children)}
          {list && renderList(list)}
        </li>
      ))}
    </Tag>
  )
}

/** A table that scrolls within its frame where it is wider than the screen. The first cell of a row is its header. */
function ArticleTable({ header, rows, isNumber }: TableBlock) {
  const side = (column: number) => (isNumber[column] ? 'text-right tabular' : undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard.
    <section aria-label={labels.tableLabel} tabIndex={0} className="post-table">
      <table>
        <thead>
          <tr>
            {header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of an article never changes.
              <th key={column} scope="col" className={side(column)}>
                {renderInlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head = [], ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <tr key={row}>
              <th scope="row">{renderInlines(head)}</th>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                <td key={column} className={side(column + 1)}>
                  {renderInlines(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Runs of text as elements. */
export function renderInlines(inlines: readonly Inline[]): React.ReactNode {
  return inlines.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of an article never changes.
    <Fragment key={index}>{renderInline(inline)}</Fragment>
  ))
}

function renderInline(inline: Inline): React.ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'strong':
      return <strong>{renderInlines(inline.children)}</strong>
    case 'break':
      return <br />
    case 'emphasis':
      return <em>{renderInlines(inline.children)}</em>
    case 'link':
      return (
        <a className="link" href={inline.href}>
          {renderInlines(inline.children)}
        </a>
      )
    case 'citation':
      return (
        <sup>
          <a href={`#source-${inline.source}`} aria-label={`${labels.sourceLabel} ${inline.source}`}>
            {inline.source}
          </a>
        </sup>
      )
  }
}

function ArticlePhoto({ caption, ...photo }: BlockOf<'photo'>) {
  return (
    <figure className="post-picture">
      <Photo {...photo} sizes="(min-width: 64rem) 43rem, 100vw" />
      <Caption text={caption} />
    </figure>
  )
}

function Film({ film, caption }: BlockOf<'film'>) {
  return (
    <figure className="post-picture">
      <FilmPlayer film={film} download={blog.article.filmDownload} />
      <Caption text={caption} />
    </figure>
  )
}

const Caption = ({ text }: { text: string }) =>
  text ? <figcaption className="mt-3 text-fine text-soft">{text}</figcaption> : null
