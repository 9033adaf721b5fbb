import { createClient, type ApiClient } from '@touchline/contract'
import type { Backend } from '#entry'

/** A client with its own session of the demo player, with the token in a header. */
export async function signedInClient({ port }: Pick<Backend, 'port'>, locale = 'en'): Promise<ApiClient> {
  const origin = `http://127.0.0.1:${port}/api`
  const bases = { sportsbookBase: `${origin}/sportsbook`, platformBase: `${origin}/platform` }
  const clientWith = (headers: Record<string, string>): ApiClient =>
    createClient({ ...bases, fetch, locale, headers })
  const body = { email: 'demo@touchline.example', password: 'touchline-demo' }
  const reply = await clientWith({ 'x-session-transport': 'header' })('signIn', { body })
  if (!reply.ok) throw new Error(`sign-in refused: ${JSON.stringify(reply.error)}`)
  return clientWith({ 'x-session-token': reply.value.token! })
}
