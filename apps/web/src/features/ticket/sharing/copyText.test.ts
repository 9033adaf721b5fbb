import { expect, test } from 'vitest'
import { copyText } from './copyText.ts'

test('copying announces its success', async () => {
  const copied: string[] = []
  const writeText = (text: string): Promise<void> => Promise.resolve(void copied.push(text))
  expect(await copyText({ writeText }, '7F3K-2209')).toBe(true)
  expect(copied).toEqual(['7F3K-2209'])
})

test('a clipboard that a frame forbids, or that is not there, is a plain no', async () => {
  const writeText = (): Promise<void> => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  expect(await copyText({ writeText }, 'x')).toBe(false)
  expect(await copyText(undefined, 'x')).toBe(false)
})
