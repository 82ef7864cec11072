/** What axe found, with only those of its fields that the message shows. */
interface Violation {
  id: string;
  help: string;
  nodes: {
    html: string;
    failureSummary?: string;
    any: { data?: { messageKey?: string } | null }[];
  }[];
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: Violation[] }>;
}

/** What a bar that stays in its place covers for now is as large as ever when it has been scrolled. */
const isOnlyCovered = ({ any }: Violation['nodes'][number]) =>
  any.some(({ data }) => data?.messageKey?.startsWith('partiallyObscured'));

/** Storybook leaves these out, or axe itself does. */
const askedFor = { region: { enabled: true }, 'target-size': { enabled: true } };

/**
 * Runs axe once more on the story that has just run.
 * @param rules without them all
 * @returns what is wrong, in words
 */
export async function violationsOf(rules?: string[]): Promise<string[]> {
  const { axe } = window as { axe?: Axe };
  if (!axe) throw new Error('No story has loaded axe yet.');
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    {
      reporter: 'no-passes',
      ...(rules ? { runOnly: { type: 'rule', values: rules } } : { rules: askedFor }),
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !isOnlyCovered(node))
      .map(({ html, failureSummary = '' }) => `${help} (${id})\n${html}\n${failureSummary}`),
  );
}
