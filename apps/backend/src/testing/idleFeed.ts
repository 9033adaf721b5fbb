import type { Feed, FeedCommand } from '#feed'

/** A feed that brings nothing and writes down what it is told. */
export function idleFeed(): Feed & { readonly commands: FeedCommand[] } {
  const commands: FeedCommand[] = []
  return {
    commands,
    start: async () => {},
    stop: async () => {},
    ready: () => true,
    async command(command) {
      commands.push(command)
      return 'matchId' in command && command.matchId === 'unknown'
        ? { ok: false, error: { kind: 'no-such-match' } }
        : { ok: true }
    },
  }
}
