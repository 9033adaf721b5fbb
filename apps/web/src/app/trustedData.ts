/** Name of the only policy that pages may create; the header `content-security-policy` lists it. */
export const DATA_POLICY = 'touchline-data'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): {
    createScript(text: string): unknown
  }
}

let toTrusted: ((text: string) => unknown) | undefined

/**
 * Text of a `<script>` element that holds data. Where Trusted Types are enforced, browsers accept such a text from a
 * policy only; ours accepts only JSON, which no browser runs.
 */
export function toDataText(data: unknown): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  const text = JSON.stringify(data)
  if (!trustedTypes) return text
  toTrusted ??= policyOf(trustedTypes)
  // The type of the DOM allows strings only.
  return toTrusted(text) as string
}

function policyOf(trustedTypes: TrustedTypes): (text: string) => unknown {
  const policy = trustedTypes.createPolicy(DATA_POLICY, {
    createScript: text => JSON.stringify(JSON.parse(text)),
  })
  return text => policy.createScript(text)
}
