const NODE_MAJOR_MIN = 24

/** Undefined when this Node can run Touchline, else a sentence with the fix. */
export function nodeFault(version: string, platform: string, arch: string): string | undefined {
  if (Number(version.split('.')[0]) >= NODE_MAJOR_MIN) return undefined
  const brought = ['linux-x64', 'linux-arm64', 'win32-x64'].includes(`${platform}-${arch}`)
  const fix = brought
    ? 'Start it with "npm start" (not with node): npm uses the Node 24 that "npm ci" installs.'
    : `None comes with the packages for ${platform} ${arch}: install Node 24 from https://nodejs.org and try again.`
  return `Touchline needs Node ${NODE_MAJOR_MIN} or newer and this is ${version}. ${fix}`
}
