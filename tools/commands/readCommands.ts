/** A command in a text: `npm start`, `PORT=8080 npm start`, `npm run fuzz -- --requests 50000`. */
const COMMAND = /(?:[A-Z_]+=\S+ )*npm (?:start|test|run [\w:-]+)(?: -- [^`\n]+)?/g

/** The npm commands that a Markdown text names in code, each once, in their order. */
export function readCommands(markdown: string): readonly string[] {
  const code = [...markdown.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(
    ([, block, span]) => block ?? span ?? '',
  )
  return [...new Set(code.flatMap(text => [...text.matchAll(COMMAND)].map(([command]) => command.trim())))]
}
