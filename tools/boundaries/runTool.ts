import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** The output of a tool in `node_modules/.bin`, whatever its exit code. */
export function runTool(root: string, tool: string, args: readonly string[]): string {
  const path = join(root, 'node_modules', '.bin', tool)
  const { stdout, stderr, error } = spawnSync(path, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (error) throw error
  return stdout + stderr
}
