import type { Session } from './session.ts'

/** Every open connection, findable by its secret session id and, once connected, by its user. */
export class Sessions {
  readonly #byId = new Map<string, Session>()
  readonly #byUser = new Map<string, Set<Session>>()

  get size(): number {
    return this.#byId.size
  }

  get users(): number {
    return this.#byUser.size
  }

  add(session: Session): void {
    this.#byId.set(session.id, session)
  }

  /** Called when the session knows whose it is. */
  claim(session: Session): void {
    const sessions = this.#byUser.get(session.user) ?? new Set<Session>()
    this.#byUser.set(session.user, sessions.add(session))
  }

  remove(session: Session): void {
    this.#byId.delete(session.id)
    const sessions = this.#byUser.get(session.user)
    sessions?.delete(session)
    if (sessions?.size === 0) this.#byUser.delete(session.user)
  }

  byId(id: string): Session | undefined {
    return this.#byId.get(id)
  }

  ofUser(user: string): readonly Session[] {
    return [...(this.#byUser.get(user) ?? [])]
  }

  all(): readonly Session[] {
    return [...this.#byId.values()]
  }
}
