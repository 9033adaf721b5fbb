import type { HubContext } from '../hubContext.ts'
import { aboutChannels } from './aboutChannels.ts'
import { aboutClients } from './aboutClients.ts'
import type { ApiMethod } from './method.ts'

const METHODS: ReadonlyMap<string, ApiMethod> = new Map(Object.entries({ ...aboutChannels, ...aboutClients }))

export function isMethod(name: string): boolean {
  return METHODS.has(name)
}

/** Runs a method and returns the body of the response: `{"result":...}` or `{"error":...}`. */
export function callMethod(hub: HubContext, name: string, request: unknown): string {
  const answer = METHODS.get(name)!(hub, request)
  if (typeof answer === 'string') return `{"result":${answer}}`
  const { code, message } = answer
  return JSON.stringify({ error: { code, message } })
}
