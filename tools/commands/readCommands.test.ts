import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCommands } from './readCommands.ts'
import { PARTS } from '../checks/index.ts'
import { SHORT_FORMS } from './shortForms.ts'
import { root } from '../root/index.ts'

/** All pages that name commands for people. */
const PAGES = globSync(
  [
    '{CONTRIBUTING,README,SECURITY}.md',
    'docs/glossary.md',
    'docs/{guides,security}/*.md',
    '{apps,packages,qa,tools,canary}/**/*.md',
  ],
  { cwd: root, exclude: path => path.includes('node_modules') },
)
const read = (name: string): string => readFileSync(join(root, name), 'utf8')

test('commands are read from code, in blocks and in lines, each once', () => {
  const text =
    'Run npm run never.\n```sh\nnpm start\n```\n| `npm run a:b-c -- --n 2` | and `X=1 npm start`, `npm start` |'
  expect(readCommands(text)).toEqual(['npm start', 'npm run a:b-c -- --n 2', 'X=1 npm start'])
})

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const scriptOf = (command: string): string => /npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? ''
const named = PAGES.flatMap(page => readCommands(read(page)).map(command => ({ page, command })))
const commands = SHORT_FORMS.map(({ command }) => command)

test('every command of the README has a short form that `npm test` runs, and none is left over', () => {
  const ofReadme = readCommands(read('README.md'))
  expect(ofReadme.filter(command => !commands.includes(command))).toEqual([])
  expect(commands.filter(command => !named.some(one => one.command === command))).toEqual([])
  expect(new Set(commands).size).toBe(commands.length)
})

test('every script that a page names is run by a short form, or is a part of `npm test` itself', () => {
  const run = new Set(SHORT_FORMS.map(form => form.run[0]))
  const parts = PARTS.map(({ command }) => command.join(' '))
  const isPart = (script: string) => (scripts[script] ?? '-').split(' && ').every(one => parts.includes(one))
  expect(named.length).toBeGreaterThan(commands.length)
  expect(named.filter(({ command }) => !run.has(scriptOf(command)) && !isPart(scriptOf(command)))).toEqual([])
})

test('every short form runs the script of its command', () => {
  for (const { command, run } of SHORT_FORMS) {
    expect(run[0]).toBe(scriptOf(command))
    expect(scripts).toHaveProperty([run[0]])
  }
})
