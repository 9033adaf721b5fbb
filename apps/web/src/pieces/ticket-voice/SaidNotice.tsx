import { Notice, type NoticeProps } from '@touchline/ui'
import { Said, type SaidProps } from './Said.tsx'

/** A notice of the ticket that is also spoken as it appears. */
export function SaidNotice({ title, text, urgency, ...look }: SaidNoticeProps) {
  return (
    <>
      <Notice {...look} title={title}>
        {text}
      </Notice>
      <Said words={[title, text].filter(Boolean).join(' ')} urgency={urgency} />
    </>
  )
}
export interface SaidNoticeProps extends Omit<NoticeProps, 'title' | 'children' | 'announce'> {
  title?: string | undefined
  text?: string | undefined
  urgency?: SaidProps['urgency']
}
