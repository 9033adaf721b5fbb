import { readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The operating system account that the server runs under. */
export interface SystemAccount {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses to run as root. For root this returns the account to switch to: the owner of an existing data
 * folder, else user `postgres`, else the first ordinary user, else the user `nobody`. Undefined when no switch is
 * needed.
 */
export function chooseAccount(cluster: string): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = ownerOf(cluster)
  if (owner && owner.uid !== 0) return owner
  const accounts = readAccounts()
  return (
    accounts.find(account => account.name === 'postgres') ??
    accounts.find(account => account.uid >= 1000 && account.uid < 65534) ?? { uid: 65534, gid: 65534 }
  )
}

/** Whether the account may enter every folder of `path`. Mode bits only: access lists are not read. */
export function canReach(path: string, account: SystemAccount): boolean {
  let folder = realpathSync(dirname(path))
  for (;;) {
    const { mode, uid, gid } = statSync(folder)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    const parent = dirname(folder)
    if (parent === folder) return true
    folder = parent
  }
}

function ownerOf(path: string): SystemAccount | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && { uid: stats.uid, gid: stats.gid }
}

function readAccounts(): (SystemAccount & { name: string })[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map(line => line.split(':'))
      .filter(fields => fields.length >= 4)
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
  } catch {
    return []
  }
}
