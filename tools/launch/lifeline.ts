/**
 * Loaded into each child by `--import`. A parent that is killed with -9 cannot stop its children: they would hold
 * their ports and write to the database beside the next start. They end when the channel to the parent breaks.
 */
const GRACE_MS = 5_000

process.channel?.unref()
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), GRACE_MS).unref()
})
