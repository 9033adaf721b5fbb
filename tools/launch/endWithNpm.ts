/**
 * Loaded by `--import` into the scripts of `package.json` that serve until they are stopped. npm passes a SIGTERM on
 * to the shell it started, and that shell ends without passing it on: the server would hold its port without a
 * parent. This ends it with the shell.
 */
const LOOK_MS = 200

const parent = process.ppid
const look = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(look)
  process.kill(process.pid, 'SIGTERM')
}, LOOK_MS)
look.unref()
