import { expect, test } from 'vitest'
import { statementOf } from './observe-queries.ts'

test.each([
  ['select "a" from "t"\n  where "b" = $1', 'select "a" from "t" where "b" = $1'],
  [{ text: "insert into t values ('Camille', $1)" }, 'insert into t values (?, $1)'],
  ["select 'it''s', 'Durand' from t", 'select ??, ? from t'],
  ["select 'unfinished Camille", 'select'],
  [undefined, ''],
])('the statement of %o has no value', (query, expected) => {
  expect(statementOf(query)).toBe(expected)
})
