import type { Feed, FeedCommand } from '#feed'

/** A feed that changes nothing and records its commands. */
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
