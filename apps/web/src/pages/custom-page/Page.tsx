import { useSuspenseQuery } from '@tanstack/react-query'
import { TextPage, TextSection } from '#pages/shared'
import { pageQuery } from './queries.ts'

/** A page that the operator adds, in plain text. Empty lines separate paragraphs. */
export function Page({ params }: { params: CustomPageParams }) {
  const { data } = useSuspenseQuery(pageQuery(params.path))
  return (
    <TextPage title={data.title}>
      {data.blocks.map(({ title, text }) => {
        const paragraphs = text.split(/\n{2,}/).map(paragraph => <p key={paragraph}>{paragraph}</p>)
        return title === null ? (
          <div key={text}>{paragraphs}</div>
        ) : (
          <TextSection key={text} title={title}>
            {paragraphs}
          </TextSection>
        )
      })}
    </TextPage>
  )
}
export type CustomPageParams = { readonly path: string }
