const NODE_MIN = [20, 19]
const NPM_MAJOR_MIN = 11

/**
 * Undefined when this machine can install Touchline, else a sentence with the fix.
 * @param {string} node version of the running Node
 * @param {string} [userAgent] npm's user agent, such as "npm/11.19.1 node/v20.20.2 linux x64"
 * @returns {string | undefined}
 */
export function versionFault(node, userAgent = '') {
  const [major = 0, minor = 0] = node.split('.').map(Number)
  if (major < NODE_MIN[0] || (major === NODE_MIN[0] && minor < NODE_MIN[1])) {
    return `Touchline needs Node ${NODE_MIN.join('.')} or newer to install itself, and this is ${node}. Get one from https://nodejs.org.`
  }
  const npm = /\bnpm\/(\d+)\.(\S+)/.exec(userAgent)
  if (npm && Number(npm[1]) < NPM_MAJOR_MIN) {
    return `Touchline needs npm ${NPM_MAJOR_MIN} or newer, and this is ${npm[1]}.${npm[2]}. Get it with: npm install --global npm@${NPM_MAJOR_MIN}`
  }
  return undefined
}
