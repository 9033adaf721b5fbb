import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root/index.ts'
import { cutFonts } from './cutFonts.ts'

const folder = join(root, 'packages', 'ui', 'src', 'fonts')

test('the fonts of the product are those of the package, without what the design does not use', async () => {
  const { files, css } = await cutFonts()
  const stored = readdirSync(folder).filter(name => name.endsWith('.woff2'))
  expect(stored.toSorted()).toEqual([...files.keys()].toSorted())
  for (const name of stored)
    expect(readFileSync(join(folder, name)).equals(files.get(name)!), name).toBe(true)
  expect(readFileSync(join(folder, 'index.css'), 'utf8').replaceAll(/\s/g, '')).toBe(
    css.replaceAll(/\s/g, ''),
  )
})

test('the weights of the tokens are within the range of the fonts', () => {
  const tokens = readFileSync(join(folder, '..', 'styles', 'tokens.css'), 'utf8')
  const used = [...tokens.matchAll(/--w-[a-z]+: (\d+);/g)].map(([, weight]) => Number(weight))
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(readFileSync(join(folder, 'index.css'), 'utf8'))!
  expect([Math.min(...used), Math.max(...used)]).toEqual([Number(min), Number(max)])
})
