import fc from 'fast-check'
import type { HarnessRandom } from '@touchline/tools/harness'
import { valueBoundsOf, type Definition, type Shape } from './shape.ts'
import type { FuzzWorld } from '../world.ts'

/** Length limit of generated lists where a schema allows more. */
const LIST_MAX = 4
const WORDS = [
  'x',
  'soccer',
  'regular',
  'Ω',
  'İstanbul',
  '例え',
  'a-b',
  '0',
  '1',
  'total=2.5',
  'EUR',
  '👟',
  ' ',
]

/** A value that a schema accepts, made of known values where possible. `name` is the field's. */
export function validValue(shape: Shape, name: string, world: FuzzWorld, random: HarnessRandom): unknown {
  const { def } = shape._zod
  const again = (inner: Shape, innerName = name) => validValue(inner, innerName, world, random)
  switch (def.type) {
    case 'object':
      return validObject(def, world, random)
    case 'optional':
      return random.chance(0.6) ? again(def.innerType!) : undefined
    case 'nullable':
      return random.chance(0.8) ? again(def.innerType!) : null
    case 'array': {
      const { least = 0, most = LIST_MAX } = valueBoundsOf(def)
      const length = least + random.below(Math.max(1, Math.min(most, LIST_MAX) - least + 1))
      return Array.from({ length }, () => again(def.element!, name.replace(/s$/, '')))
    }
    case 'record':
      return Object.fromEntries(
        Array.from({ length: random.below(3) }, () => [
          String(again(def.keyType!, 'currency')),
          again(def.valueType!, ''),
        ]),
      )
    case 'string':
      return validText(shape, name, world, random)
    case 'number':
      return validNumber(def, name, world, random)
    case 'boolean':
      return random.chance(0.5)
    case 'enum':
      return random.pick(Object.values(def.entries!))
    case 'literal':
      return random.pick(def.values!)
    case 'union':
      return again(random.pick(def.options!))
    case 'pipe':
      return validPipe(def, name, world, random)
    default:
      return null
  }
}

function validObject({ shape = {} }: Definition, world: FuzzWorld, random: HarnessRandom): object {
  const names = Object.keys(shape)
  const made: Record<string, unknown> = {}
  for (const name of names) {
    const value = validValue(shape[name]!, name, world, random)
    if (value !== undefined) made[name] = value
  }
  const record = random.chance(0.9) ? world.recordOf(names, random) : undefined
  for (const name of names) {
    const known = record?.[name]
    if (known !== undefined && shape[name]!.safeParse(known).success) made[name] = known
  }
  return made
}

function validText(shape: Shape, name: string, world: FuzzWorld, random: HarnessRandom): string {
  const known = random.chance(0.85) ? world.valueOf(name, random) : undefined
  if (typeof known === 'string' && shape.safeParse(known).success) return known
  const { least = 0, most, pattern } = valueBoundsOf(shape._zod.def)
  if (pattern) {
    // A pattern may express less than the schema, for example that a list names nothing twice.
    const texts = fc.stringMatching(pattern).filter(text => shape.safeParse(text).success)
    const [text] = fc.sample(texts, { numRuns: 1, seed: random.below(2 ** 31) })
    return text!
  }
  const letters = Array.from(random.pick(WORDS)) // a letter of two code units counts as one
  while (letters.length < least) letters.push('x')
  return letters.slice(0, most).join('')
}

function validNumber(def: Definition, name: string, world: FuzzWorld, random: HarnessRandom): number {
  const { least = 0, most = Number.MAX_SAFE_INTEGER } = valueBoundsOf(def)
  const known = random.chance(0.5) ? world.valueOf(name, random) : undefined
  if (typeof known === 'number' && known >= least && known <= most) return known
  if (random.chance(0.03)) return most
  const span = Math.min(most - least, random.chance(0.8) ? 500 : 2 ** 31)
  return Math.trunc(least + random.next() * span)
}

/** A list written as one text (`0,1,2`) where a text is turned into a list; else its input. */
function validPipe(def: Definition, name: string, world: FuzzWorld, random: HarnessRandom): unknown {
  const { element, type } = def.out!._zod.def
  if (type === 'number') return validNumber(def.out!._zod.def, name, world, random)
  if (!element) return validValue(def.in!, name, world, random)
  const length = 1 + random.below(3)
  return Array.from({ length }, () => validValue(element, name, world, random)).join(',')
}
