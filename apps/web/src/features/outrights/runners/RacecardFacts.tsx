import type { Racecard } from '@touchline/domain/match'
import { formFigures } from '@touchline/domain/outright'
import { useText } from '#shared/i18n'
import css from './RacecardFacts.module.css'

/** What a racecard shows about a horse besides its jockey: form, trainer, age and weight. */
export function RacecardFacts({ racecard: { form, trainer, age, weight } }: { racecard: Racecard }) {
  const t = useText()
  return (
    <span className={css.facts}>
      {form.length > 0 && (
        <span className={css.runs}>
          {t('racing.form')}{' '}
          <bdi className={css.form} dir="ltr">
            {formFigures(form)}
          </bdi>
        </span>
      )}
      <span>
        {t('racing.trainer')} <bdi>{trainer}</bdi>
      </span>
      <span>{t('racing.age', { age })}</span>
      <span>{t('racing.weight', { weight })}</span>
    </span>
  )
}
