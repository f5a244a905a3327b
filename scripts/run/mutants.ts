import ts from 'typescript'

/** Mutant, of mutation testing: a module with one literal of a constant changed. */
export interface Mutant {
  /** Name of the constant, with the keys that lead to the literal: `LIMITS.guess.points`. */
  readonly name: string
  /** Where the literal begins and ends in the source, in characters. */
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** A code, a path or a name: not a text for people. */
const CODE = /^[\w./:@-]+$/

/** An argument of a call that is a number: a limit, such as in `z.string().max(255)`. Its texts are messages. */
type Kind = 'value' | 'argument'

/**
 * Mutants of the constants of a module: each number and each code at its top level, alone, in tables and lists, or in
 * the limits of a schema. A number becomes more than twice as much, a code another one.
 */
export function mutantsOf(source: string): Mutant[] {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const add = (node: ts.Node, name: string, replacement: string): void => {
    found.push({ name, start: node.getStart(file), end: node.getEnd(), replacement })
  }
  const visit = (node: ts.Node | undefined, name: string, kind: Kind): void => {
    if (!node) return
    if (ts.isNumericLiteral(node)) {
      const value = Number(node.text)
      add(node, name, String(Number.isInteger(value) ? 2 * value + 1 : 2 * value))
    } else if (ts.isStringLiteral(node)) {
      if (kind === 'value' && CODE.test(node.text)) add(node, name, `'${node.text}-mutant'`)
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties)
        if (ts.isPropertyAssignment(property))
          visit(property.initializer, `${name}.${property.name.getText(file).replaceAll(/['"]/g, '')}`, kind)
    } else if (ts.isArrayLiteralExpression(node)) {
      for (const [index, element] of node.elements.entries()) visit(element, `${name}[${index}]`, kind)
    } else if (ts.isNewExpression(node)) {
      for (const argument of node.arguments ?? []) visit(argument, name, kind)
    } else if (ts.isCallExpression(node)) {
      if (ts.isPropertyAccessExpression(node.expression)) visit(node.expression.expression, name, 'argument')
      for (const argument of node.arguments) visit(argument, name, 'argument')
    } else if (
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isParenthesizedExpression(node) ||
      ts.isSpreadElement(node)
    ) {
      visit(node.expression, name, kind)
    } else if (ts.isBinaryExpression(node)) {
      visit(node.left, name, kind)
      visit(node.right, name, kind)
    }
  }
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name)) visit(initializer, name.text, 'value')
  }
  return found
}

/** The source with a mutant in it. */
export const mutated = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end)
