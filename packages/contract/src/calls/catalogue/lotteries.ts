import * as z from 'zod/mini'
import { comingDraw, lottery, lotteryDraw } from '../../wire/catalogue/lottery.ts'
import { id, pagination } from '../../wire/primitives.ts'
import { queryWholeNumber } from '../queryValues.ts'

/** The lottery that draws next comes first. */
export const lotteriesReply = z.object({ data: z.array(lottery) })

/** The lottery's id in the address. */
export const lotteryParams = z.object({ id })
/** Pages of past draws, the newest first. */
export const lotteryQueryString = z.object({
  page: z.optional(queryWholeNumber({ min: 1, max: 10_000 })),
  limit: z.optional(queryWholeNumber({ min: 1, max: 40 })),
})

/** A lottery with its upcoming draws and a page of past ones. */
export const lotteryReply = z.object({
  data: z.object({
    ...lottery.shape,
    /** The next first. */
    coming: z.array(comingDraw),
    draws: z.array(lotteryDraw),
  }),
  pagination,
})

/** The provider whose page is opened. */
export const launchParams = z.object({ provider: id })

/** The page to open. */
export const launchBody = z.object({
  /** Which of the provider's pages. */
  app: id,
})
/** An address that works once, within a minute. */
export const launchReply = z.object({ url: z.string() })
