import { Session } from 'node:inspector/promises'
import { expect, test } from 'vitest'
import { heapKindsOf } from './heapKinds.ts'

/** The snapshot of this process's own heap. */
async function ownSnapshot(): Promise<string> {
  const session = new Session()
  session.connect()
  let text = ''
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ params }) => (text += params.chunk))
  await session.post('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.disconnect()
  return text
}

test('retained objects are counted as objects, not as code', async () => {
  const before = heapKindsOf(await ownSnapshot())
  const retained = Array.from({ length: 20_000 }, (_, n) => ({ id: `${n}`, odds: n, price: { n } }))
  const after = heapKindsOf(await ownSnapshot())
  expect(retained).toHaveLength(20_000)
  expect(after.objects - before.objects).toBeGreaterThan(1_000_000)
  expect(Math.abs(after.code - before.code)).toBeLessThan(500_000)
})
