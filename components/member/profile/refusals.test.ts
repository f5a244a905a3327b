import { expect, test } from 'vitest'
import { fail, ok } from '@barriere/shared/domain/result.ts'
import { refusedAt } from './refusals.ts'

const WRONG = { status: 403, code: '0090', message: 'E-mail ou mot de passe incorrect.' } as const

test('a refusal of these codes is of the field, with the form’s own sentence', () => {
  expect(refusedAt(fail(WRONG), 'password', ['0090'], 'Ce n’est pas lui.')).toEqual(
    fail({ ...WRONG, fields: ['password'], message: 'Ce n’est pas lui.' }),
  )
  expect(refusedAt(fail(WRONG), 'password', ['captcha'], 'Ce n’est pas lui.')).toEqual(fail(WRONG))
  expect(refusedAt(ok(1), 'password', ['0090'])).toEqual(ok(1))
})

test('that one more failure locks is said with either sentence', () => {
  const failure = { ...WRONG, message: `${WRONG.message} Il reste un essai.`, lastTry: 'Il reste un essai.' }
  const said = (message?: string) => refusedAt(fail(failure), 'password', ['0090'], message)
  expect(said('Ce n’est pas lui.')).toMatchObject({ error: { message: 'Ce n’est pas lui. Il reste un essai.' } })
  expect(said()).toMatchObject({ error: { message: failure.message } })
})
