import { z } from 'zod'

/** A description of the allowed values that completes "must be ...", with an example. */
export interface About {
  readonly expects: string
  /** Used where the variable is missing or empty. */
  readonly fallback?: string
}

const abouts = new WeakMap<z.ZodType, About>()

/** The description of a variable's schema. */
export function aboutOf(schema: z.ZodType): About | undefined {
  return abouts.get(schema)
}

function describe<Schema extends z.ZodType>(schema: Schema, about: About): Schema {
  abouts.set(schema, about)
  return schema
}

/** A text that matches a pattern. */
export function textMatching(shape: RegExp, about: About): z.ZodType<string, string>
export function textMatching<Value>(
  shape: RegExp,
  about: About,
  read: (text: string) => Value,
): z.ZodType<Value, string>
export function textMatching(
  shape: RegExp,
  about: About,
  read: (text: string) => unknown = text => text,
): z.ZodType {
  return describe(z.string().regex(shape).transform(read), about)
}

/** Comma-separated items that match a pattern; an empty text is an empty list. */
export function list(shape: RegExp, about: About): z.ZodType<string[], string> {
  const items = z
    .string()
    .transform(text => (text === '' ? [] : text.split(',')))
    .pipe(z.array(z.string().regex(shape)))
  return describe(items, about)
}

/** One of the given words. */
export function choice<const Word extends string>(
  words: readonly [Word, ...Word[]],
  fallback: Word,
): z.ZodType<Word, Word> {
  return describe(z.enum(words), { expects: `one of ${words.join(', ')}`, fallback })
}

/** 1 for yes, 0 for no. */
export function flag(fallback: '0' | '1'): z.ZodType<boolean, string> {
  // The transform's input type is '0' | '1': a variable is any text until it is checked.
  const yes = z.enum(['0', '1']).transform(text => text === '1')
  return describe(yes as unknown as z.ZodType<boolean, string>, { expects: '0 or 1', fallback })
}

/** 1 for yes, 0 for no; undefined where it is not set. */
export function optionalFlag(): z.ZodType<boolean | undefined, string | undefined> {
  const yes = z
    .enum(['0', '1'])
    .transform(text => text === '1')
    .optional()
  return describe(yes, { expects: '0 or 1' })
}

/** The result of `parse`; if it throws, its message describes the fault. */
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

/** An integer without leading zeros, both bounds included. */
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
