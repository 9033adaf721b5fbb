import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The headless shell first: the same engine without windows, about a fifth less work for each test.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

// Fonts for the scripts the pages are tested in; without them Chromium draws boxes and widths are wrong.
const APT_INSTALL = ['install', '-y', '-q', '--no-install-recommends', 'fonts-noto-core', 'fonts-noto-cjk']
/** Commands of each package manager, tried in order until there is a browser. */
const MANAGERS = [
  {
    program: 'apt-get',
    steps: [
      ['update', '-q'],
      [...APT_INSTALL, 'chromium-headless-shell'],
      [...APT_INSTALL, 'chromium'], // the shell is not in every Debian
    ],
  },
  {
    program: 'dnf',
    steps: [
      [
        'install',
        '-y',
        'chromium',
        'google-noto-sans-fonts',
        'google-noto-sans-arabic-fonts',
        'google-noto-sans-cjk-fonts',
      ],
    ],
  },
  { program: 'pacman', steps: [['-Sy', '--noconfirm', 'chromium', 'noto-fonts', 'noto-fonts-cjk']] },
  { program: 'apk', steps: [['add', 'chromium', 'font-noto', 'font-noto-arabic', 'font-noto-cjk']] },
  { program: 'brew', steps: [['install', '--cask', 'chromium']], asRoot: false },
]

/**
 * The browser that the tests run in: CHROMIUM_PATH, else the system's Chromium or Chrome.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env) {
  const requested = env.CHROMIUM_PATH
  if (requested) {
    if (isProgram(requested)) return requested
    throw new Error(`CHROMIUM_PATH must be the path of a browser; there is none at ${requested}.`)
  }
  const folders = (env.PATH ?? '').split(delimiter)
  return [...NAMES.flatMap(name => folders.map(folder => join(folder, name))), ...PLACES].find(isProgram)
}

/** Installs Chromium with the system's package manager, or throws a message that says what to install. */
export function installBrowser() {
  const manager = MANAGERS.find(({ program }) => isOnPath(program))
  const prefix = privilegePrefix(manager)
  if (manager && prefix) {
    console.log(`Installing a browser for the tests with ${manager.program} (once) ...`)
    // Its output is shown only when everything has failed, so that a first test run stays readable.
    let talk = ''
    for (const step of manager.steps) {
      const [program = '', ...args] = [...prefix, manager.program, ...step]
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      const ended = spawnSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      if (findBrowser()) return
      talk += `${ended.stdout ?? ''}${ended.stderr ?? ''}`
    }
    console.error(talk.trim())
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be installed: install the package "chromium" ' +
      '(with fonts-noto-core and fonts-noto-cjk on Debian), or set CHROMIUM_PATH to a browser you have.',
  )
}

/**
 * The prefix of the package manager's command: nothing, sudo when it needs no password, or undefined when it cannot
 * run.
 */
function privilegePrefix(manager) {
  if (!manager) return undefined
  if (manager.asRoot === false || process.getuid?.() === 0) return []
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined
}

function isOnPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some(folder => isProgram(join(folder, name)))
}

function isProgram(path) {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
