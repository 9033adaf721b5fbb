// The only script that must run on the machine's own Node 20, before anything is installed: no packages, no
// TypeScript. It only installs. Building, checking and starting happen in the scripts after it, under the Node that
// it installs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { versionFault } from './versionFault.mjs'
import { findBrowser, installBrowser } from './browser.mjs'

// Not import.meta.dirname: a Node too old for it must still print the message that it is too old.
const root = fileURLToPath(new URL('../..', import.meta.url))

try {
  const fault = versionFault(process.versions.node, process.env.npm_config_user_agent)
  if (fault) throw new Error(fault)
  installPackages()
  checkRuntime()
  if (process.argv.includes('--with-browser') && !findBrowser()) installBrowser()
} catch (error) {
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}

/** `npm ci`, unless the installed packages are those of the current lockfile. */
function installPackages() {
  const stampFile = join(root, 'node_modules', '.touchline-lock')
  const lockFile = join(root, 'package-lock.json')
  const hash = createHash('sha256')
  hash.update(readFileSync(lockFile))
  const stamp = hash.digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (wasInstalledByHand(lockFile)) return
  console.log('Installing packages (once, and when package-lock.json changes) ...')
  // npm passes its own path to its scripts, so that the same npm is used whatever else is in PATH.
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const ended = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (ended.status !== 0) {
    throw new Error('npm ci failed: the reason is above. Without a network nothing can be installed.')
  }
  writeFileSync(stampFile, stamp)
}

/**
 * Someone ran `npm install` or `npm ci` after the lockfile last changed: npm writes a file about it when it is done.
 */
function wasInstalledByHand(lockFile) {
  const installed = statSync(join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false })
  return installed !== undefined && installed.mtimeMs > statSync(lockFile).mtimeMs
}

/** The next script is started by npm, which puts node_modules/.bin first: that Node must be new enough. */
function checkRuntime() {
  const bin = join(root, 'node_modules', '.bin')
  if (existsSync(join(bin, 'node')) || existsSync(join(bin, 'node.cmd'))) return
  if (Number(process.versions.node.split('.')[0]) >= 24) return
  throw new Error(
    `Touchline runs on Node 24, this is ${process.versions.node}, and the packages bring none for ` +
      `${process.platform} ${process.arch}. Install Node 24 from https://nodejs.org and try again.`,
  )
}
