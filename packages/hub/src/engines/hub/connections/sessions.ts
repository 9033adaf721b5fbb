import type { Client } from './client.ts'

/** Every open connection, indexed by its secret session id and, once connected, by its user. */
export class Sessions {
  readonly #byId = new Map<string, Client>()
  readonly #byUser = new Map<string, Set<Client>>()

  get size(): number {
    return this.#byId.size
  }

  get users(): number {
    return this.#byUser.size
  }

  add(session: Client): void {
    this.#byId.set(session.id, session)
  }

  /** Called when the session's user is known. */
  claim(session: Client): void {
    const sessions = this.#byUser.get(session.user) ?? new Set<Client>()
    this.#byUser.set(session.user, sessions.add(session))
  }

  remove(session: Client): void {
    this.#byId.delete(session.id)
    const sessions = this.#byUser.get(session.user)
    sessions?.delete(session)
    if (sessions?.size === 0) this.#byUser.delete(session.user)
  }

  byId(id: string): Client | undefined {
    return this.#byId.get(id)
  }

  ofUser(user: string): readonly Client[] {
    return [...(this.#byUser.get(user) ?? [])]
  }

  all(): readonly Client[] {
    return [...this.#byId.values()]
  }
}
