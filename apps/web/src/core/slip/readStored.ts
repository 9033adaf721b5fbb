import { BET_TYPES, MATCH_STATUS, PROVIDERS, type DraftBet, type Selection } from '@touchline/domain'

/**
 * What storage holds is a stranger's until checked: an older version wrote it, or a person did. Bets that do not have the shape
 * are dropped, the rest come back; prices and availability in them are asked for again anyway.
 */
export function readStoredBets(value: unknown): readonly DraftBet[] {
  return Array.isArray(value) ? value.filter(isDraftBet) : []
}

/** Key and start of a placement under way, or undefined where there was none. */
export function readStoredKey(value: unknown): { key: string; startedAt: number } | undefined {
  if (!isRecord(value) || value.status !== 'PROCESSING') return undefined
  const { key, startedAt } = value
  const isKey = isText(key) && key.length >= 8
  // Page clocks count in fractions.
  return isKey && typeof startedAt === 'number' && Number.isFinite(startedAt) ? { key, startedAt } : undefined
}

function isDraftBet(value: unknown): value is DraftBet {
  return (
    isRecord(value) &&
    isText(value.id) &&
    BET_TYPES.some(type => type === value.type) &&
    isStake(value.stake) &&
    isText(value.stakeSource) &&
    (value.wantedWin === undefined || isCount(value.wantedWin)) &&
    (value.system === undefined || isSystem(value.system)) &&
    Array.isArray(value.selections) &&
    value.selections.length > 0 &&
    value.selections.every(isSelection)
  )
}

const TEXTS = [
  'matchId',
  'specifier',
  'outcomeId',
  'matchSlug',
  'sportKey',
  'categorySlug',
  'homeName',
  'awayName',
  'marketName',
  'outcomeName',
] as const

function isSelection(value: unknown): value is Selection {
  return (
    isRecord(value) &&
    TEXTS.every(name => isText(value[name])) &&
    isCount(value.marketId) &&
    [value.odds, value.acceptedOdds, value.initialOdds].every(isOdds) &&
    PROVIDERS.some(provider => provider === value.provider) &&
    Object.values(MATCH_STATUS).some(status => status === value.matchStatus) &&
    typeof value.active === 'boolean'
  )
}

function isStake(value: unknown): boolean {
  return isRecord(value) && isCount(value.value) && isText(value.currency) && isCount(value.subunits)
}

function isSystem(value: unknown): boolean {
  return isRecord(value) && isText(value.id) && isCount(value.winCount) && isCount(value.totalCount)
}

function isOdds(value: unknown): boolean {
  return isCount(value) && value >= 1000
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
