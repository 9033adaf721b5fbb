import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '#testing'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

function check(databaseUrl: string): Promise<{ code: number; output: string }> {
  const script = join(import.meta.dirname, 'ledgerCheck.ts')
  return new Promise(resolve => {
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl }
    const child = execFile(process.execPath, [script], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}

test('the check on demand prints what it added up and what does not agree, and ends with 1 where something does not', async () => {
  expect(await check(api.databaseUrl)).toEqual({
    code: 0,
    output: 'ledger: 8 entries added up, 0 problems\n',
  })
  await api.db.updateTable('accounts').set({ balance: 7 }).where('id', '=', '1002-JPY').execute()
  const { code, output } = await check(api.databaseUrl)
  expect(code).toBe(1)
  expect(output).toContain('"account":"player:1002-JPY","currency":"JPY","kept":7,"entries":0')
  expect(output).toContain('8 entries added up, 1 problems')
  const stored = await api.db.selectFrom('ledger_checks').select('problems').orderBy('id').execute()
  expect(stored.map(({ problems }) => problems.length)).toEqual([0, 1])
})
