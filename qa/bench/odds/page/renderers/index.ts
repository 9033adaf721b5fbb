import type { Renderer } from '../scene.ts'
import { createMemo, createNaive } from './atTheTop.tsx'
import { createFloor } from '../floor.ts'
import { createOurs, oneList, wholeLists } from './ours.tsx'
import { createJotai, createKeyed, createSignals, createZustand } from './perCell.tsx'
import { createQuery } from './query.tsx'

const RENDERERS = {
  floor: createFloor,
  ours: () => createOurs(wholeLists),
  windowed: () => createOurs(oneList),
  naive: createNaive,
  memo: createMemo,
  zustand: createZustand,
  keyed: createKeyed,
  jotai: createJotai,
  query: createQuery,
  signals: createSignals,
}
export type RendererName = keyof typeof RENDERERS

export function createRenderer(name: RendererName): Renderer {
  return RENDERERS[name]()
}
