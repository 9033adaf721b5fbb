import type { ApiClient } from '@touchline/contract'
import type { SettingsStore } from '#core/settings'

/** The answers about the visitor, and the choices that were stored when they were requested. */
export type FetchedVisitor = Awaited<ReturnType<typeof fetchVisitor>>

/** Requests profile and settings. */
export async function fetchVisitor(client: ApiClient, settings: SettingsStore) {
  const { saved } = settings.getState()
  const [profile, preferences] = await Promise.all([client('getPlayer'), client('getSettings')])
  return { saved, profile, preferences }
}
