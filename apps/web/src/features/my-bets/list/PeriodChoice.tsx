import { useText } from '#shared/i18n'
import css from './BetFilters.module.css'
import { PERIODS, type OwnDays, type Period } from '#pieces/bets-export'

/** Period of the bets: the last days, or dates of one's own. */
export function PeriodChoice({ period, own, onChange }: PeriodChoiceProps) {
  const t = useText()
  const day = (end: keyof OwnDays) => (
    <label className={css.choice}>
      {t(`my-bets.period.${end}`)}
      <input
        type="date"
        value={own[end]}
        onChange={event => onChange('own', { ...own, [end]: event.currentTarget.value })}
      />
    </label>
  )
  return (
    <div className={css.period}>
      <label className={css.choice}>
        {t('my-bets.period.label')}
        <select
          value={period}
          onChange={event => {
            const chosen = PERIODS.find(known => known === event.currentTarget.value)
            if (chosen) onChange(chosen, own)
          }}
        >
          {PERIODS.map(key => (
            <option key={key} value={key}>
              {t(`my-bets.periods.${key}`)}
            </option>
          ))}
        </select>
      </label>
      {period === 'own' && (
        <>
          {day('first')}
          {day('last')}
        </>
      )}
      <p className={css.hint}>{t('my-bets.period.hint')}</p>
    </div>
  )
}
export interface PeriodChoiceProps {
  period: Period
  own: OwnDays
  onChange: (period: Period, own: OwnDays) => void
}
