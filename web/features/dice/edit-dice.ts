import { parseDice } from '#domain/dice/expression/expression.ts';
import { diceText } from '#domain/dice/expression/expression-text.ts';
import type { DiceNode, DicePool } from '#domain/dice/expression/expression-tree.ts';

/** A die of the tray: its name, and how many sides it has. */
export interface TrayDie {
  name: string;
  sides: number;
  isFate: boolean;
}

/** The dice of the tray, from few sides to many. */
export const trayDice: readonly TrayDie[] = [
  ...[4, 6, 8, 10, 12, 20, 100].map((sides) => ({ name: `d${sides}`, sides, isFate: false })),
  { name: 'dF', sides: 3, isFate: true },
];

export type Advantage = 'none' | 'advantage' | 'disadvantage';

/** Written dice as the buttons of the page change them: what is rolled, advantage, and what it is for. */
interface Written {
  parts: Extract<DiceNode, { kind: 'sum' }>['parts'];
  advantage: Advantage;
  label: string | null;
}

const wish = /\s*\b(adv|advantage|dis|disadvantage)\s*$/i;

/** Takes written dice apart; null where they cannot be read. */
function takeApart(text: string): Written | null {
  const parsed = parseDice(text);
  if (!parsed.ok) return null;
  const written = wish.exec(parsed.value.text);
  const advantage = written === null ? 'none' : written[1]?.toLowerCase().startsWith('adv') ? 'advantage' : 'disadvantage';
  const plain = parseDice(parsed.value.text.replace(wish, ''));
  if (!plain.ok) return null;
  const { node } = plain.value;
  return { parts: node.kind === 'sum' && node.parts.length > 1 ? node.parts : [{ sign: 1, node }], advantage, label: parsed.value.label };
}

const wishes: Record<Advantage, string> = { none: '', advantage: ' adv', disadvantage: ' dis' };

function putTogether({ parts, advantage, label }: Written): string {
  const [first] = parts;
  const node: DiceNode = first && parts.length === 1 && first.sign === 1 ? first.node : { kind: 'sum', parts };
  return `${diceText(node)}${wishes[advantage]}${label === null ? '' : ` # ${label}`}`;
}

const isPlain = (node: DiceNode, { sides, isFate }: TrayDie): node is DicePool =>
  node.kind === 'dice' &&
  node.sides === sides &&
  node.isFate === isFate &&
  diceText({ ...node, label: null }) === `${node.count}d${isFate ? 'F' : sides}`;

/** Written dice with one die more. Where such dice stand there, their number grows; what cannot be read stays, with the die behind it. */
export function withDie(text: string, die: TrayDie): string {
  if (text.trim() === '') return `1${die.name}`;
  const written = takeApart(text);
  if (written === null) return `${text.trimEnd()} + 1${die.name}`;
  const at = written.parts.findIndex(({ sign, node }) => sign === 1 && isPlain(node, die));
  const parts = written.parts.map((part, place) =>
    place === at && part.node.kind === 'dice' ? { ...part, node: { ...part.node, count: part.node.count + 1 } } : part,
  );
  if (at >= 0) return putTogether({ ...written, parts });
  const rolled = { reroll: null, explode: null, least: null, most: null, choose: null, successes: null, label: null };
  const more: DicePool = { kind: 'dice', count: 1, sides: die.sides, isFate: die.isFate, ...rolled };
  // Dice stand before the number that is added.
  const before = parts.findIndex(({ node }) => node.kind === 'number');
  const place = before <= 0 ? parts.length : before;
  return putTogether({ ...written, parts: parts.toSpliced(place, 0, { sign: 1, node: more }) });
}

/** Written dice with a number that is added to them, changed by one. */
export function withModifier(text: string, by: 1 | -1): string {
  const written = takeApart(text);
  if (written === null) return text;
  const last = written.parts.at(-1);
  const now = last?.node.kind === 'number' && written.parts.length > 1 ? last.sign * last.node.value : null;
  const others = now === null ? written.parts : written.parts.slice(0, -1);
  const value = (now ?? 0) + by;
  const label = last?.node.kind === 'number' && now !== null ? last.node.label : null;
  const number = { sign: value < 0 ? (-1 as const) : (1 as const), node: { kind: 'number' as const, value: Math.abs(value), label } };
  return putTogether({ ...written, parts: value === 0 ? others : [...others, number] });
}

/** Whether what is written is a roll. */
export const isRoll = (text: string): boolean => takeApart(text) !== null;

/** The advantage that is written; null where dice cannot have any. */
export function advantageOf(text: string): Advantage | null {
  const written = takeApart(text);
  if (written === null) return null;
  return parseDice(`${putTogether({ ...written, advantage: 'none', label: null })} adv`).ok ? written.advantage : null;
}

/** Written dice with advantage, disadvantage or neither. */
export function withAdvantage(text: string, advantage: Advantage): string {
  const written = takeApart(text);
  return written === null ? text : putTogether({ ...written, advantage });
}
