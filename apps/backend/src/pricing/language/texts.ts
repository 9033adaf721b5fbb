import type english from './texts/en.json'

type EnglishKey = keyof typeof english

/**
 * Keys of a language file: every text of English, except the endings of ordinals (`ordinal.one`), which few languages
 * need.
 */
export type TextKey = Exclude<EnglishKey, `ordinal.${string}`>
export type Texts = Readonly<Record<TextKey, string>> & { readonly [ending: `ordinal.${string}`]: string }

type After<Prefix extends string, Key> = Key extends `${Prefix}.${infer Rest}` ? Rest : never

/** Ids of the markets that have a name. */
export type MarketId = After<'market', TextKey> extends `${infer Id extends number}` ? Id : never
/** Outcomes with a translated name: `draw`, `over`, `home-and-yes`. */
export type OutcomeTextKey = After<'outcome', TextKey>
/** Tabs of a match page. */
export type GroupTextKey = After<'group', TextKey>
