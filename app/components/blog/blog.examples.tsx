import { PostCards } from './post-cards.tsx'

const card = {
  href: '/blog/a-post',
  category: 'Front desk',
  title: 'Call a new lead back within 5 minutes',
  struck: undefined,
  description: 'What a practice needs to answer faster, and what can wait until the next business day.',
  date: '2026-11-02',
  day: 'November 2, 2026',
  readTime: '8 min read',
}
const struck = {
  ...card,
  href: '/blog/a-struck-post',
  title: 'What a text message to a patient may say, and what has to be in an email or a call instead',
  struck: '“Texts are always fine.”',
}

export default {
  'Post cards': {
    One: <PostCards cards={[card]} />,
    'Two, one with a struck claim and a long title': <PostCards cards={[card, struck]} />,
    Three: <PostCards cards={[struck, card, { ...card, href: '/blog/another-post' }]} />,
    None: <PostCards cards={[]} />,
  },
} satisfies Record<string, Record<string, React.ReactNode>>
