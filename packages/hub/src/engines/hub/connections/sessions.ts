import type { HubConnection } from './hubConnection.ts'

/** Every open connection, indexed by its secret session id and, once connected, by its user. */
export class Sessions {
  readonly #byId = new Map<string, HubConnection>()
  readonly #byUser = new Map<string, Set<HubConnection>>()

  get size(): number {
    return this.#byId.size
  }

  get users(): number {
    return this.#byUser.size
  }

  add(session: HubConnection): void {
    this.#byId.set(session.id, session)
  }

  /** Called when the session's user is known. */
  claim(session: HubConnection): void {
    const sessions = this.#byUser.get(session.user) ?? new Set<HubConnection>()
    this.#byUser.set(session.user, sessions.add(session))
  }

  remove(session: HubConnection): void {
    this.#byId.delete(session.id)
    const sessions = this.#byUser.get(session.user)
    sessions?.delete(session)
    if (sessions?.size === 0) this.#byUser.delete(session.user)
  }

  byId(id: string): HubConnection | undefined {
    return this.#byId.get(id)
  }

  ofUser(user: string): readonly HubConnection[] {
    return [...(this.#byUser.get(user) ?? [])]
  }

  all(): readonly HubConnection[] {
    return [...this.#byId.values()]
  }
}
