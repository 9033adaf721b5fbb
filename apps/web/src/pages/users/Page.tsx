import { TextPage } from '#pages/shared'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import { SignInHere } from './SignInHere.tsx'
import { textOf } from './userPages.ts'

/** A page of an account (spec section 2.1). Signing in works here; for the rest it names the support. */
export function Page({ params }: { params: { readonly page: string } }) {
  const t = useText()
  const href = useHref()
  const text = textOf(params.page)
  return (
    <TextPage title={t(`users.${text}.title`)}>
      <p>{t(`users.${text}.text`)}</p>
      {params.page === 'sign-in' ? (
        <SignInHere />
      ) : (
        <Link href={href.fixed('about')}>{t('users.reach')}</Link>
      )}
    </TextPage>
  )
}
