import { cpus, loadavg, release, totalmem } from 'node:os'

/** Where figures were measured, in one line: they mean nothing without it. */
export function machine(browser?: string): string {
  const [cpu] = cpus()
  const parts = [
    `${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 1e9)} GB`,
    `Linux ${release()}`,
    `Node ${process.versions.node}`,
    ...(browser === undefined ? [] : [`Chromium ${browser}`]),
    `load ${loadavg()
      .map(load => load.toFixed(1))
      .join(' ')}`,
  ]
  return parts.join(', ')
}
