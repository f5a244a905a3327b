import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'
import { Facts } from './facts.tsx'
import { LinkedPhones } from './linked-phones.tsx'
import { PosterCard } from './poster-card.tsx'
import { Raised } from './raised.tsx'

const PLACES = {
  'alone': <Raised text="Du 1er au 2 mai" />,
  'in a badge': <Badge>Jusqu’au 1er mai</Badge>,
  'in a line of facts': <Facts facts={[{ text: 'jeu. 1er mai' }]} />,
  'on a poster': <PosterCard level={3} title="x" band="nuit" facts={['1er mai']} sizes="10rem" />,
  'beside a telephone number': <LinkedPhones text="Dès le 1er mai au 02 31 86 40 01" />,
}

test.each(Object.entries(PLACES))('an ordinal is raised %s', (_, element) => {
  expect(renderToStaticMarkup(element)).toContain('1<sup>er</sup>')
})

test('the words of a fact are one element, so that they do not become columns of its flex container', () => {
  expect(renderToStaticMarkup(<Facts facts={[{ text: '25 décembre, 1er et 8 janvier', icon: 'calendar' }]} />)).toMatch(
    /<\/svg><span>25 décembre, 1<sup>er<\/sup> et 8 janvier<\/span><\/li>/,
  )
})
