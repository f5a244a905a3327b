import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, items, link, number, text, textarea } from '@barriere/shared/block-kit/fields.ts'
import { TONES } from '../section-fields.ts'
import type { OpeningKind, RoomKind, Side } from './plan-geometry.ts'

const KINDS = {
  bedroom: 'Bedroom',
  living: 'Living room',
  bathroom: 'Bathroom',
  dressing: 'Dressing room',
  entrance: 'Entrance',
  balcony: 'Balcony',
} as const satisfies Record<RoomKind, string>

const SIDES = { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' } as const satisfies Record<Side, string>

export const planOpeningSchema = defineBlock({
  name: 'plan-opening',
  displayName: 'Door or window',
  fields: {
    kind: choice({
      label: 'Kind',
      choices: { door: 'Door', window: 'Window' } as const satisfies Record<OpeningKind, string>,
    }),
    side: choice({ label: 'Side of the room', choices: SIDES }),
    offset: number({ label: 'Offset (m)', hint: 'From the left or upper end of the side.', required: true, min: 0 }),
    width: number({ label: 'Width (m)', hint: '0.9 when empty.', min: 0.3, max: 6 }),
  },
})

export const planRoomSchema = defineBlock({
  name: 'plan-room',
  displayName: 'Room of a plan',
  fields: {
    name: text({ label: 'Name', required: true, translatable: true, max: 40 }),
    kind: choice({ label: 'Kind', hint: 'Says how it is furnished.', choices: KINDS }),
    x: number({ label: 'From the left (m)', required: true, min: 0, max: 60 }),
    y: number({ label: 'From the top (m)', required: true, min: 0, max: 60 }),
    width: number({ label: 'Width (m)', required: true, min: 0.5, max: 30 }),
    height: number({ label: 'Height on the plan (m)', required: true, min: 0.5, max: 30 }),
    openings: items({
      label: 'Doors and windows',
      hint: 'Where no room has any, they are drawn where they make sense.',
      of: [planOpeningSchema],
    }),
  },
})

export const roomPlanSchema = defineBlock({
  name: 'room-plan',
  displayName: 'Plan of a suite',
  group: 'house',
  description: 'Plan of a suite: its rooms and areas.',
  fields: {
    eyebrow: text({ label: 'Eyebrow', translatable: true }),
    title: text({ label: 'Title', required: true, hint: 'Such as “Suite des Planches, 58 m²”.', translatable: true }),
    text: textarea({ label: 'Text', translatable: true }),
    rooms: items({
      label: 'Rooms of the plan',
      hint: 'Side by side, in metres from the upper left corner.',
      required: true,
      of: [planRoomSchema],
    }),
    north: number({
      label: 'North (degrees)',
      hint: 'Clockwise from the top of the plan; without it no compass is drawn.',
      min: 0,
      max: 359,
    }),
    action_label: text({ label: 'Action', translatable: true }),
    action: link({ label: 'Action link', translatable: true }),
    tone: choice({ label: 'Tone', choices: TONES }),
  },
})
