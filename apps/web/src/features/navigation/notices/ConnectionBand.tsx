import { Notice } from '@touchline/ui'
import { useText } from '#shared/i18n'

/** What is wrong with the connection or with some prices, and what it means. */
export default function ConnectionBand({ kind }: { kind: 'offline' | 'lost' | 'stale' }) {
  const t = useText()
  return (
    <Notice
      tone="warn"
      shape="band"
      icon={kind === 'offline' ? 'offline' : 'alert'}
      announce="politely"
      title={t(`connection.${kind}.title`)}
    >
      {t(`connection.${kind}.text`)}
    </Notice>
  )
}
