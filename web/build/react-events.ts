import { parseSync } from 'vite';
import type { ESTree } from 'vite';
import { below } from './nodes.ts';

/** What React copies of an event: fields of the objects under these names. */
const copied = /^(?:\w+Interface|Synthetic\w+Event)$/;
/** Lists of events in one text. */
const lists = /(?<=(?:mediaEventTypes|nonDelegatedEvents) =\s*(?:new Set\(\s*)?")[^"]+/g;

/**
 * React DOM without what it knows of events that no page names: fields of events, and events among others that go the same way. An event
 * counts as named where its own name is said, or that of what hears it.
 */
export function withoutUnsaidEvents(code: string, said: ReadonlySet<string>): string {
  const names = new Set([...said].map((word) => word.toLowerCase()));
  const isSaid = (event: string) => names.has(event) || names.has(`on${event}`);
  const cuts: { start: number; end: number }[] = [];
  let fields = 0;
  const visit = (node: ESTree.Node, isCopied: boolean): void => {
    if (node.type === 'SwitchStatement' && node.discriminant.type === 'Identifier' && node.discriminant.name === 'domEventName') {
      for (const { test, consequent, start, end } of node.cases)
        if (test?.type === 'Literal' && consequent.length === 0 && !isSaid(String(test.value))) cuts.push({ start, end });
    }
    if (isCopied && node.type === 'ObjectExpression') {
      for (const [at, each] of node.properties.entries()) {
        if (each.type !== 'Property' || each.key.type !== 'Identifier' || said.has(each.key.name)) continue;
        fields += 1;
        cuts.push({ start: each.start, end: node.properties[at + 1]?.start ?? each.end });
      }
      return;
    }
    const begins = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && copied.test(node.id.name);
    for (const child of below(node)) visit(child, isCopied || begins);
  };
  visit(parseSync('react-dom.js', code).program, false);
  if (fields === 0 || code.search(lists) < 0) throw new Error('web/build/react-events.ts finds no events in React DOM.');
  let text = code;
  for (const { start, end } of cuts.toSorted((one, other) => other.start - one.start)) text = text.slice(0, start) + text.slice(end);
  return text.replaceAll(lists, (list) => list.split(' ').filter(isSaid).join(' '));
}
