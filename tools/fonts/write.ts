import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root/index.ts'
import { cutFonts } from './cutFonts.ts'

/** `npm run write:fonts`: writes the fonts of the product; needed when Inter, its weights or its features change. */
const folder = join(root, 'packages', 'ui', 'src', 'fonts')
const { files, css } = await cutFonts()
writeFileSync(join(folder, 'index.css'), css)
for (const [name, content] of files) {
  writeFileSync(join(folder, name), content)
  console.log(`${(content.length / 1000).toFixed(1).padStart(6)} kB   ${name}`)
}
