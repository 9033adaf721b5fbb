import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import type { CallInput, CallReply, ApiClient, CallName } from '@touchline/contract'
import { RefusedError } from '#shared/query'

/**
 * A call of the catalogue as a query. Its client comes with the query client: the web server and the browser have
 * different ones.
 * @param lookAgainMs how often it is refetched while it is shown; never where it is missing
 */
export function callQuery<N extends CallName, Value>(
  name: N,
  input: CallInput<N>,
  read: (reply: CallReply<N>) => Value | Promise<Value>,
  lookAgainMs: number | false = false,
) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: async (context: QueryFunctionContext): Promise<Value> =>
      read(await fetchReply(context, name, input)),
    refetchInterval: lookAgainMs,
  })
}

/** One call's reply; throws {@link RefusedError}, as queries do. */
export async function fetchReply<N extends CallName>(
  { meta, signal }: Pick<QueryFunctionContext, 'meta' | 'signal'>,
  name: N,
  input: CallInput<N>,
): Promise<CallReply<N>> {
  const client = meta?.client as (
    name: N,
    input: CallInput<N>,
    options: { signal: AbortSignal },
  ) => ReturnType<ApiClient>
  const result = await client(name, input, { signal })
  if (result.ok) return result.value as CallReply<N>
  throw new RefusedError(name, result.error)
}
