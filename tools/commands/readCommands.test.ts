import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCommands } from './readCommands.ts'
import { SHORT_FORMS } from './shortForms.ts'
import { root } from '../root/index.ts'

const read = (name: string): string => readFileSync(join(root, name), 'utf8')

test('commands are read from code, in blocks and in lines, each once', () => {
  const text =
    'Run npm run never.\n```sh\nnpm start\n```\n| `npm run a:b-c -- --n 2` | and `X=1 npm start`, `npm start` |'
  expect(readCommands(text)).toEqual(['npm start', 'npm run a:b-c -- --n 2', 'X=1 npm start'])
})

test('every command of the README has a short form that `npm test` runs, and none is left over', () => {
  expect(SHORT_FORMS.map(({ command }) => command).toSorted()).toEqual(
    readCommands(read('README.md')).toSorted(),
  )
})

test('every short form runs the script of its command', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const { command, run } of SHORT_FORMS) {
    const [, script] = /npm (?:run )?([\w:-]+)/.exec(command) ?? []
    expect(run[0]).toBe(script)
    expect(scripts).toHaveProperty([script!])
  }
})
