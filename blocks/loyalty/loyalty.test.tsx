// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contextOf, show, viewOf } from '../test-support.tsx'
import { loyaltyFixtures } from './loyalty.fixtures.ts'
import { loyaltySchema } from './loyalty.schema.ts'
import { Loyalty } from './loyalty.tsx'

const { full, minimal } = loyaltyFixtures

const loyalty = (raw: Parameters<typeof loyaltySchema.parse>[0]) => (
  <Loyalty block={viewOf(loyaltySchema, raw)} context={contextOf()} />
)

test('the cards say their status and what it gives, and name no member', async () => {
  await show(loyalty(full))
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'BARRIÈREInfinimentVotre nomN° de membreDépart à 14\u00a0h, surclassement, dîner d’anniversaire.',
    'BARRIÈREGoldVotre nomN° de membreVos soirées au casino.',
  ])
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Créer mon compte', 'Le programme'])
})

test('an action without an address is left out', async () => {
  await show(loyalty({ ...minimal, action_label: 'Créer mon compte' }))
  expect(screen.queryByRole('link')).toBeNull()
})
