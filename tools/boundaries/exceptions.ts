/**
 * What waits to be put right. Both lists may only become shorter: the check fails on an entry that is not needed any more, or could be
 * smaller.
 */

/** Import cycles that close by types only, each by its files. */
export const TYPE_CYCLES: readonly (readonly string[])[] = [
  [
    'apps/web/src/features/event-list/asked/FilterSheet.tsx',
    'apps/web/src/features/event-list/asked/SheetFoot.tsx',
  ],
  [
    'apps/web/src/features/event-list/asked/SortChoice.tsx',
    'apps/web/src/features/event-list/asked/SortFields.tsx',
  ],
  [
    'apps/web/src/features/my-bets/history/CurveTable.tsx',
    'apps/web/src/features/my-bets/history/ProfitCurve.tsx',
  ],
]

/** Files with a function of more than 60 lines (without blank lines and comments), and how many lines their longest one has. */
export const LONG_FUNCTIONS: Readonly<Record<string, number>> = {
  'apps/web/src/core/favourites/testDesk.ts': 94,
  'apps/web/src/features/my-bets/testing/betsFixture.tsx': 105,
  'apps/web/src/features/my-bets/cashout/CashoutRule.tsx': 68,
  'apps/web/src/features/my-bets/cashout/createCashouts.ts': 133,
  'apps/web/src/features/my-bets/cashout/testing/createCashoutsFixture.ts': 73,
  'apps/web/src/features/my-bets/history/ProfitCurve.tsx': 76,
  'apps/web/src/features/ticket/progress/Processing.tsx': 78,
  'apps/web/src/features/ticket/build/SystemChoice.tsx': 62,
  'apps/web/src/features/ticket/testing/ticketFixture.tsx': 89,
  'apps/web/src/shared/navigation/createNavigation.ts': 79,
  'qa/bench/page/watchPixels.ts': 80,
}
