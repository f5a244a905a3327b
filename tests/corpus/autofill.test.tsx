// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, vi } from 'vitest'
import { Sample, control, send } from '#components/forms/test-support.tsx'
import { ok } from '@barriere/shared/domain/result.ts'
import { type Report, checkReports } from './report.ts'

const FIELDS = { name: /Prénom/, email: /^E-mail/, emailVerification: /Confirmez/ } as const

type Name = keyof typeof FIELDS

const ANNE = { name: 'Anne', email: 'anne@example.com', emailVerification: 'anne@example.com' } as const

/** Fields that the browser fills in, those of them with an event, and whether it does so before hydration. */
interface Filling {
  readonly told: readonly Name[]
  readonly early?: boolean
}

/** The values that are sent then. */
const FILLINGS: readonly Report<Filling, Readonly<Record<Name, string>>>[] = [
  {
    source: 'https://github.com/jaredpalmer/formik/issues/721',
    says: 'a browser of iOS fills in without an event',
    input: { told: [] },
    expected: ANNE,
  },
  {
    source: 'https://github.com/redux-form/redux-form/issues/2649',
    says: 'only the first field has an event',
    input: { told: ['name'] },
    expected: ANNE,
  },
  {
    source: 'https://github.com/christianalfoni/formsy-react/issues/405',
    says: 'fields are filled in from the start',
    input: { told: [], early: true },
    expected: ANNE,
  },
]

beforeEach(() => {
  vi.clearAllMocks()
  sessionStorage.clear()
  send.mockResolvedValue(ok('taken'))
})

afterEach(cleanup)

describe('what a browser fills in', () => {
  checkReports(FILLINGS, async ({ told, early = false }) => {
    const fill = () => {
      for (const name of Object.keys(ANNE) as Name[])
        if (told.includes(name)) fireEvent.change(control(FIELDS[name]), { target: { value: ANNE[name] } })
        else control(FIELDS[name]).value = ANNE[name]
    }
    if (early) {
      document.body.innerHTML = `<div>${renderToString(<Sample />)}</div>`
      fill()
      await act(async () => hydrateRoot(document.body.firstElementChild as Element, <Sample />))
    } else {
      render(<Sample />)
      fill()
    }
    fireEvent.click(control(/conditions/))
    await act(async () => {
      fireEvent.submit(screen.getByRole('form'))
    })
    const [values] = send.mock.calls[0] ?? []
    return { name: values?.name ?? '', email: values?.email ?? '', emailVerification: values?.emailVerification ?? '' }
  })
})
