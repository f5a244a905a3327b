import { type BrowserClient, replayIntegration } from '@sentry/browser'
import { expect, test, vi } from 'vitest'
import { startReplay } from './replay.ts'

vi.mock('@sentry/browser', () => ({ replayIntegration: vi.fn(() => ({ start: vi.fn(), stop: vi.fn() })) }))

test('a replay shows texts and pictures, and never what is typed', () => {
  startReplay({ addIntegration: vi.fn() } as unknown as BrowserClient)
  expect(vi.mocked(replayIntegration).mock.calls).toMatchObject([
    [{ maskAllText: false, blockAllMedia: false, maskAllInputs: true, networkCaptureBodies: false }],
  ])
})
