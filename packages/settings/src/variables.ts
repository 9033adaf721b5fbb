import { z } from 'zod'

/** What a variable may hold, in words that complete "must be ...", with an example. */
export interface About {
  readonly expects: string
  /** Used where the variable is missing or empty. */
  readonly fallback?: string
}

const abouts = new WeakMap<z.ZodType, About>()

/** What is known of a variable beside its schema. */
export function aboutOf(schema: z.ZodType): About | undefined {
  return abouts.get(schema)
}

function describe<Schema extends z.ZodType>(schema: Schema, about: About): Schema {
  abouts.set(schema, about)
  return schema
}

/** A text of some shape. */
export function matching(shape: RegExp, about: About): z.ZodType<string, string>
export function matching<Value>(
  shape: RegExp,
  about: About,
  read: (text: string) => Value,
): z.ZodType<Value, string>
export function matching(
  shape: RegExp,
  about: About,
  read: (text: string) => unknown = text => text,
): z.ZodType {
  return describe(z.string().regex(shape).transform(read), about)
}

/** Items of some shape with commas between them; empty where the text is. */
export function list(shape: RegExp, about: About): z.ZodType<string[], string> {
  const items = z
    .string()
    .transform(text => (text === '' ? [] : text.split(',')))
    .pipe(z.array(z.string().regex(shape)))
  return describe(items, about)
}

/** One of some words. */
export function choice<const Word extends string>(
  words: readonly [Word, ...Word[]],
  fallback: Word,
): z.ZodType<Word, Word> {
  return describe(z.enum(words), { expects: `one of ${words.join(', ')}`, fallback })
}

/** 1 for yes and 0 for no. */
export function flag(fallback: '0' | '1'): z.ZodType<boolean, string> {
  const yes = z.enum(['0', '1']).transform(text => text === '1')
  return describe(yes as unknown as z.ZodType<boolean, string>, { expects: '0 or 1', fallback })
}

/** 1 for yes and 0 for no; undefined where it is not set. */
export function optionalFlag(): z.ZodType<boolean | undefined, string | undefined> {
  const yes = z
    .enum(['0', '1'])
    .transform(text => text === '1')
    .optional()
  return describe(yes, { expects: '0 or 1' })
}

/** What `parse` makes of the text; where it throws, its message says what is wrong. */
export function parsed<Value>(parse: (text: string) => Value, fallback = ''): z.ZodType<Value, string> {
  const value = z.string().transform((text, context): Value => {
    try {
      return parse(text)
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
      return z.NEVER
    }
  })
  return describe(value, { expects: 'a text that can be read', fallback })
}

/** A whole number without leading zeros, both bounds included. */
export function wholeNumber(
  min: number,
  max: number,
  { what, fallback }: { readonly what: string; readonly fallback: number },
): z.ZodType<number, string> {
  const number = z
    .string()
    .regex(/^(0|[1-9]\d*)$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
  return describe(number, { expects: `${what} from ${min} to ${max}`, fallback: String(fallback) })
}
