import type { PlaceBlock } from '@touchline/domain/slip'
import { Button, Notice } from '@touchline/ui'
import { Announce } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import { FixButtons } from './FixButtons.tsx'
import { useBuildTogether } from '../together/index.ts'

/** Picks that cannot be combined: why, and each fix in one tap. */
export function ConflictNotice({ block }: ConflictNoticeProps) {
  const t = useText()
  const { build, canBuild, isLoading, problem } = useBuildTogether(block.rule === ONE_MATCH)
  return (
    <>
      <Notice
        tone="warn"
        title={t(block.message)}
        actions={
          <>
            {canBuild && (
              <Button
                variant="text"
                size="medium"
                fit="content"
                aria-disabled={isLoading || undefined}
                onClick={() => void build()}
              >
                {t(isLoading ? 'ticket.together.asking' : 'ticket.together.build')}
              </Button>
            )}
            <FixButtons fixes={block.fixes} />
          </>
        }
      >
        {problem}
      </Notice>
      <Announce words={problem} />
    </>
  )
}
export interface ConflictNoticeProps {
  block: Extract<PlaceBlock, { kind: 'cannot-combine' }>
}

/** The rule that keeps picks of one match apart; picks that break another rule cannot become a custom bet. */
const ONE_MATCH = 'SLIP-6'
