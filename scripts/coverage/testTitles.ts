/** What may stand between `test` and its title without stopping it from running. */
const MODIFIERS = new Set([
  'each',
  'for',
  'prop',
  'concurrent',
  'sequential',
  'serial',
  'only',
  'skipIf',
  'runIf',
  'describe',
])
const STOPPED = new Set(['skip', 'todo', 'fixme'])
const BEFORE_REGEX = '(,=:[!&|?{};+\n'

/**
 * Titles of the tests in a TypeScript source that will run: `test('…')`, `it('…')`, `test.each(…)('…')` and the like.
 * Skipped and planned tests, and all inside a skipped `describe`, are left out. A template title keeps its `${…}`.
 */
export function testTitles(source: string): string[] {
  const titles: string[] = []
  let at = 0
  let lastSign = '\n'
  while (at < source.length) {
    const past = skipQuiet(source, at, lastSign)
    if (past > at) {
      at = past
      lastSign = ')'
      continue
    }
    const word = wordAt(source, at)
    if (word === '') {
      lastSign = signAfter(lastSign, source[at] ?? '')
      at += 1
      continue
    }
    const isCall = lastSign !== '.' && /^(?:test|it|describe)$/.test(word)
    at += word.length
    lastSign = word === 'return' ? '(' : 'a'
    if (isCall) at = readCall(source, at, word === 'describe', titles)
  }
  return titles
}

/** Follows `.each(…)('title'` from just behind `test`; returns where the outer scan goes on. */
function readCall(source: string, from: number, isSuite: boolean, titles: string[]): number {
  let at = from
  const names: string[] = []
  for (;;) {
    at = skipBlanks(source, at)
    const sign = source[at]
    if (sign === '.') {
      at = skipBlanks(source, at + 1)
      const name = wordAt(source, at)
      names.push(name)
      at += name.length
    } else if (sign === '`') {
      at = skipQuiet(source, at, '(')
    } else if (sign === '(') {
      const start = skipBlanks(source, at + 1)
      const isText = /['"`]/.test(source[start] ?? '')
      if (names.some(name => STOPPED.has(name))) return isText ? skipGroup(source, at) : at
      if (!isText && names.length === 0) return at
      if (!isText) {
        at = skipGroup(source, at)
        continue
      }
      const end = skipQuiet(source, start, '(')
      const isTitle = !isSuite && names.every(name => MODIFIERS.has(name)) && !names.includes('describe')
      if (isTitle) titles.push(source.slice(start + 1, end - 1).replaceAll(/\\(['"`\\])/g, '$1'))
      return end
    } else return at
  }
}

/** Past a comment, string, template or regular expression that begins here; `at` itself when none does. */
function skipQuiet(source: string, at: number, lastSign: string): number {
  const sign = source[at]
  if (sign === '"' || sign === "'") return skipString(source, at, sign)
  if (sign === '`') return skipTemplate(source, at)
  if (sign !== '/') return at
  if (source[at + 1] === '/') return endOf(source, source.indexOf('\n', at))
  if (source[at + 1] === '*') return endOf(source, source.indexOf('*/', at + 2), 2)
  if (!BEFORE_REGEX.includes(lastSign)) return at
  const regex = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y
  regex.lastIndex = at
  return regex.test(source) ? regex.lastIndex : at
}

/** A string ends at its quote, or at the end of the line: an apostrophe in JSX text must not swallow the file. */
function skipString(source: string, at: number, quote: string): number {
  for (let i = at + 1; i < source.length; i += 1) {
    if (source[i] === '\\') i += 1
    else if (source[i] === quote || source[i] === '\n') return i + 1
  }
  return source.length
}

function skipTemplate(source: string, at: number): number {
  for (let i = at + 1; i < source.length; i += 1) {
    if (source[i] === '\\') i += 1
    else if (source[i] === '`') return i + 1
    else if (source[i] === '$' && source[i + 1] === '{') i = skipGroup(source, i + 1) - 1
  }
  return source.length
}

/** Past the bracket that closes the one at `at`. */
function skipGroup(source: string, at: number): number {
  let depth = 0
  let lastSign = ''
  for (let i = at; i < source.length;) {
    const past = skipQuiet(source, i, lastSign)
    if (past > i) {
      i = past
      lastSign = ')'
      continue
    }
    const sign = source[i] ?? ''
    if (/[([{]/.test(sign)) depth += 1
    if (/[)\]}]/.test(sign)) depth -= 1
    lastSign = signAfter(lastSign, sign)
    i += 1
    if (depth === 0) return i
  }
  return source.length
}

/** The last sign that counts: blanks do not, nor the `!` behind a value, after which a `/` divides. */
function signAfter(lastSign: string, sign: string): string {
  const isValueBefore = /[\p{L}\p{N}_$)\]]/u.test(lastSign)
  return /\s/.test(sign) || (sign === '!' && isValueBefore) ? lastSign : sign
}

function skipBlanks(source: string, from: number): number {
  let at = from
  for (;;) {
    while (/\s/.test(source[at] ?? '')) at += 1
    const past = source[at] === '/' ? skipQuiet(source, at, ')') : at
    if (past === at) return at
    at = past
  }
}

function wordAt(source: string, at: number): string {
  const word = /[\p{L}\p{N}_$]+/uy
  word.lastIndex = at
  return word.exec(source)?.[0] ?? ''
}

function endOf(source: string, found: number, length = 0): number {
  return found < 0 ? source.length : found + length
}
