import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { killPages } from '#tests/load/page-kills.ts'
import { sized } from '@barriere/testing/test-size.ts'

test('stored pages whose process is killed are whole, and none is older than what was acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-killed-'))
  try {
    const { acknowledged, wrong } = await killPages({ folder, kills: sized(2, 4, 40), seed: 3 })
    expect(wrong).toEqual([])
    expect(acknowledged).toBeGreaterThan(4)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 120_000)
