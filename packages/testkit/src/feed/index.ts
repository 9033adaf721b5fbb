export { createScriptedFeed, type ScriptedFeed } from './createScriptedFeed.ts'
export type { Script, ScriptedMarket, ScriptedMatch, ScriptedStep } from './script.ts'
