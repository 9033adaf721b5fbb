import { Notice, type NoticeProps } from '@touchline/ui'
import { Announce, type AnnounceProps } from './Announce.tsx'

/** A notice of the ticket that is also announced when it appears. */
export function AnnouncedNotice({ title, text, urgency, ...look }: AnnouncedNoticeProps) {
  return (
    <>
      <Notice {...look} title={title}>
        {text}
      </Notice>
      <Announce words={[title, text].filter(Boolean).join(' ')} urgency={urgency} />
    </>
  )
}
export interface AnnouncedNoticeProps extends Omit<NoticeProps, 'title' | 'children' | 'announce'> {
  title?: string | undefined
  text?: string | undefined
  urgency?: AnnounceProps['urgency']
}
