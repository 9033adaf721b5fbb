export { languageFor, LANGUAGE_TEXTS, type Language } from './languageFor.ts'
export type { GroupTextKey, MarketId, OutcomeTextKey } from './texts.ts'
