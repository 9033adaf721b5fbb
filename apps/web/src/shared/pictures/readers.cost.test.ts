import { COST_TIMEOUT_MS, effort, findCostlyText } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { readPictureAddress } from './pictures.ts'

test(
  '[cost] readPictureAddress grows no faster than its text',
  () => {
    const beginnings = ['/images/pictures/', '/images/pictures/errors/404-light']
    expect(findCostlyText(text => readPictureAddress(text), { beginnings, effort })).toBeUndefined()
    expect(
      findCostlyText(text => readPictureAddress(`${text}@1x.avif`), { beginnings, effort }),
    ).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
